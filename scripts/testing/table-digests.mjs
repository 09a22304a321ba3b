import { execute } from '../services/execute.mjs';

/** @typedef {{ count: number, digest: string }} TableDigest */

/**
 * How many rows each table of a database has, and a digest of them whatever their order.
 *
 * @param {string} url
 * @returns {Promise<Record<string, TableDigest>>}
 */
export async function tableDigests(url) {
  const tables = /** @type {{ name: string }[]} */ (
    await execute(
      url,
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY name`,
    )
  );
  /** @type {Record<string, TableDigest>} */
  const digests = {};
  for (const { name } of tables) {
    const [found] = /** @type {[TableDigest]} */ (
      await execute(
        url,
        `SELECT count(*)::int AS count,
           md5(string_agg(t::text, E'\\n' ORDER BY t::text COLLATE "C")) AS digest
         FROM public."${name}" AS t`,
      )
    );
    digests[name] = found;
  }
  return digests;
}
