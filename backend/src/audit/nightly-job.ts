import { randomUUID } from 'node:crypto';
import type { Actor } from './actor.js';

/** Who deletes at night, in the audit trail: no user. Each run has an id, by which the log finds it. */
export const nightlyJob = (): Actor => ({
  userId: '00000000-0000-0000-0000-000000000000',
  username: 'nightly job',
  address: null,
  requestId: randomUUID(),
});
