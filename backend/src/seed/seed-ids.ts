import { createHash } from 'node:crypto';

/**
 * Seeded companies are known by their id, which stays whatever a coach corrects. It is a UUID of
 * version 8 (RFC 9562, 5.8) that begins so; PostgreSQL and Node make version 4 only.
 */
const beginning = '5eed5eed';

/** The id of a seeded row: the same for the same names. */
export function seedId(...names: (string | number)[]): string {
  const hash = createHash('sha256').update(names.join('/')).digest('hex');
  return `${beginning}-${hash.slice(0, 4)}-8${hash.slice(4, 7)}-a${hash.slice(7, 10)}-${hash.slice(10, 22)}`;
}

/** The SQL condition that an id is a seeded row's; its range lets the index find them. */
export const seededSql = `id BETWEEN '${beginning}-0000-0000-0000-000000000000'
    AND '${beginning}-ffff-ffff-ffff-ffffffffffff'
  AND substr(id::text, 15, 1) = '8'`;
