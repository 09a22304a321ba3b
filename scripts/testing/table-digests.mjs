import { execute } from '../services/execute.mjs';

/**
 * How many rows each table of a database has, and a digest of them whatever their order.
 *
 * @param {string} url
 * @returns {Promise<Record<string, { count: number, digest: string }>>}
 */
export async function tableDigests(url) {
  /** @type {Record<string, { count: number, digest: string }>} */
  const digests = {};
  const tables = `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY name`;
  for (const { name } of await execute(url, tables)) {
    const [found] = await execute(
      url,
      `SELECT count(*)::int AS count,
         md5(string_agg(t::text, E'\\n' ORDER BY t::text COLLATE "C")) AS digest
       FROM public."${name}" AS t`,
    );
    digests[name] = found;
  }
  return digests;
}
