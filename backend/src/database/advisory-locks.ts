/**
 * The keys of PostgreSQL's advisory locks. Two purposes with one key would wait for each other, and
 * could wait for each other without end.
 */
export const advisoryLocks = {
  /** Bringing the schema up to date. */
  migration: 7_346_102_985,
  /** Changing who is an admin: for the first one, and so that one stays. */
  admins: 7_346_102_986,
  /** Granting rights in the database. */
  grants: 7_346_102_987,
  /** Lengthening or cutting the chain of the audit log. */
  auditChain: 7_346_102_988,
} as const;
