import { createHmac, randomUUID } from 'node:crypto';
import { apiPaths } from '@ellac/contracts';
import { withClient } from '../harness/database.mjs';
import { mb, median, ms } from '../harness/figures.mjs';
import { load, send } from '../harness/load.mjs';
import { idOf, linkedReport } from '../harness/many-companies.mjs';
import { residentMb } from '../harness/process-use.mjs';
import { aCaller, aQuestionnaire } from '../harness/questionnaires.mjs';
import { interleaved } from '../harness/rounds.mjs';
import { logIn, secret, smallHeap } from '../harness/setup.mjs';

/** @typedef {import('../harness/load.mjs').Call} Call */
/** @typedef {import('../harness/results.mjs').Result} Result */

const sizes = [1000, 100_000];
const million = 1_000_000;
const rounds = 5;
const perRound = 6;
const onPage = 50;
const pagesRead = 60;
const stuck = 100;
const deletedTogether = 200;

/**
 * A backend on a database of a size.
 *
 * @typedef {object} Side
 * @property {number} size
 * @property {string} url
 * @property {number} pid
 * @property {string} databaseUrl
 * @property {import('node:http').OutgoingHttpHeaders} coach the headers of a signed-in coach
 * @property {string} middle the cursor after a row in the middle of the list
 * @property {number} deleted how many companies are deleted, from the end
 */

/** @param {import('@ellac/contracts').CompanyQuery} query @returns {(side: Side) => Call} */
const list = (query) => (side) => ({
  path: apiPaths.adminCompanies({ limit: onPage, ...query }),
  headers: side.coach,
});

const deletion = (/** @type {Side} */ side) => ({
  method: 'DELETE',
  path: apiPaths.adminCompany(idOf(side.size - (side.deleted += 1))),
  headers: side.coach,
});

/**
 * The calls whose time may only grow by so much, by their rows.
 *
 * @type {Record<string, { what: string, goal: number, callOf: (side: Side, index: number) => Call, before?: (side: Side) => Promise<unknown> }>}
 */
const calls = {
  G1: {
    what: 'submission',
    goal: 1.3,
    callOf: () => ({
      method: 'POST',
      path: apiPaths.submit,
      headers: { ...aCaller(), 'Idempotency-Key': randomUUID() },
      body: JSON.stringify(aQuestionnaire()),
    }),
  },
  G2: { what: 'first page of the list', goal: 2, callOf: list({ sort: '-created' }) },
  G3: {
    what: 'page in the middle of the list',
    goal: 2,
    callOf: (side) => list({ sort: '-created', cursor: side.middle })(side),
  },
  G4: { what: 'last page of the list', goal: 2, callOf: list({ sort: 'created' }) },
  G5: { what: 'first page by name', goal: 2, callOf: list({ sort: 'name' }) },
  G6: { what: 'search with one hit', goal: 3, callOf: list({ search: 'owner-777@example.com' }) },
  G7: { what: 'search that a tenth meets', goal: 3, callOf: list({ search: 'Owner 7' }) },
  G8: { what: 'search of two letters without a hit', goal: 3, callOf: list({ search: 'qx' }) },
  G9: {
    what: 'overview',
    goal: 3,
    callOf: ({ coach }) => ({ path: apiPaths.adminOverview, headers: coach }),
  },
  G10: {
    what: "a company's page",
    goal: 1.5,
    callOf: ({ coach }, index) => ({
      path: apiPaths.adminCompany(linkedReport(index).id),
      headers: coach,
    }),
  },
  G11: {
    what: 'report by its link',
    goal: 1.5,
    callOf: (_, index) => {
      const { id, token } = linkedReport(index);
      return { path: apiPaths.analysis(id, token), headers: aCaller() };
    },
  },
  G12: {
    what: 'check of a link',
    goal: 1.5,
    callOf: (_, index) => {
      const { id, token } = linkedReport(index);
      return { path: apiPaths.verifyReport(id, token), headers: aCaller() };
    },
  },
  G13: { what: 'deletion of a company', goal: 1.5, callOf: deletion },
  G14: {
    what: `repair of ${stuck} stuck reports`,
    goal: 2,
    before: ({ databaseUrl }) =>
      withClient(databaseUrl, (client) =>
        client.query(
          `UPDATE analyses SET generation_status = 'processing', attempt = 1,
             lease_until = now() - interval '1 hour'
           WHERE id >= $1 AND id < $2`,
          [idOf(201), idOf(201 + stuck)],
        ),
      ),
    callOf: ({ coach }) => ({ method: 'POST', path: apiPaths.adminFixStuck, headers: coach }),
  },
};

export const growthRows = [...Object.keys(calls), 'G15', 'G16', 'G17'];

/**
 * What the same calls take with a thousand, a hundred thousand and, if wished, a million companies,
 * one process for each.
 *
 * @param {import('../harness/setup.mjs').Setup} setup
 * @param {{ isMillion: boolean, rows: readonly string[] }} options
 * @returns {Promise<Result[]>}
 */
export async function growth(setup, { isMillion, rows }) {
  /** @type {Side[]} */
  const sides = [];
  for (const size of isMillion ? [...sizes, million] : sizes) {
    console.error(`making ${size} companies`);
    sides.push(await startSide(setup, size, sides.length));
  }
  /** @type {Result[]} */
  const results = [];
  for (const [row, each] of Object.entries(calls))
    if (rows.includes(row)) results.push(await timesOf(row, each, sides));
  if (rows.includes('G15') || rows.includes('G16')) results.push(...(await paging(sides)));
  if (rows.includes('G17')) results.push(await deletingMany(sides));
  return results;
}

/**
 * @param {import('../harness/setup.mjs').Setup} setup
 * @param {number} size
 * @param {number} redisNumber
 * @returns {Promise<Side>}
 */
async function startSide(setup, size, redisNumber) {
  const databaseUrl = await setup.lab.filled(size);
  const middle = await withClient(databaseUrl, async (client) => {
    // What no worker of these processes would ever take up.
    await client.query(
      `UPDATE analyses SET generation_status = 'failed', failed_at = now()
       WHERE generation_status IN ('pending', 'processing')`,
    );
    const { rows } = await client.query(
      `SELECT created_at::text AS at FROM companies WHERE id = $1`,
      [idOf(size / 2)],
    );
    return cursorAfter(rows[0].at, idOf(size / 2));
  });
  const settings = { ROLE: 'web', ...smallHeap };
  const backend = await setup.startBackend(settings, { databaseUrl, redisNumber });
  const cookie = await logIn(backend.url);
  return { ...backend, size, coach: { cookie }, middle, deleted: 0 };
}

/** A cursor as the server seals it: pages are read one after the other, and this is the middle. */
function cursorAfter(/** @type {string} */ at, /** @type {string} */ id) {
  const text = Buffer.from(JSON.stringify([at, id])).toString('base64url');
  const signature = createHmac('sha256', secret)
    .update(`cursor:companies -created:${text}`)
    .digest()
    .subarray(0, 16);
  return `${text}.${signature.toString('base64url')}`;
}

const nameOf = (/** @type {Side} */ { size }) => size.toLocaleString('en-GB');

/**
 * @param {string} row
 * @param {(typeof calls)[string]} call
 * @param {readonly Side[]} sides
 * @returns {Promise<Result>}
 */
async function timesOf(row, { what, goal, callOf, before }, sides) {
  const timeOn = (/** @type {Side} */ side) => async () => {
    /** @type {number[]} */
    const waits = [];
    for (let index = 0; index < perRound; index += 1) {
      await before?.(side);
      const callOfIt = () => callOf(side, index);
      waits.push(...(await load(side.url, { connections: 1, count: 1, callOf: callOfIt })));
    }
    return median(waits);
  };
  const seen = await interleaved(
    rounds,
    Object.fromEntries(sides.map((side) => [nameOf(side), timeOn(side)])),
  );
  const times = Object.entries(seen).map(([name, waits]) => ({ name, time: median(waits) }));
  return grown(row, what, goal, times, ms);
}

/**
 * @param {string} row
 * @param {string} what
 * @param {number} goal
 * @param {readonly { name: string, time: number }[]} seen from the smallest size
 * @param {(value: number) => string} shown
 * @returns {Result}
 */
function grown(row, what, goal, seen, shown) {
  const [first, ...more] = seen.map(({ name, time }) => `${shown(time)} at ${name}`);
  return {
    row,
    what,
    ...(first !== undefined && { baseline: first }),
    seen: more.join('; '),
    value: (seen.at(-1)?.time ?? NaN) / (seen[0]?.time ?? NaN),
    pass: goal,
  };
}

/** Reads page after page. @param {readonly Side[]} sides @returns {Promise<Result[]>} */
async function paging(sides) {
  /** @type {{ name: string, memory: number, bytes: number }[]} */
  const seen = [];
  for (const side of sides) {
    /** @type {string | null} */
    let cursor = null;
    let bytes = 0;
    for (let page = 0; page < Math.min(pagesRead, side.size / onPage - 8); page += 1) {
      const query = { sort: /** @type {const} */ ('-created'), ...(cursor !== null && { cursor }) };
      const { body } = await send(side.url, list(query)(side));
      bytes = body.length;
      cursor = JSON.parse(body.toString()).nextCursor;
    }
    seen.push({ name: nameOf(side), memory: residentMb(side.pid), bytes });
  }
  const of = (/** @type {'memory' | 'bytes'} */ what) =>
    seen.map(({ name, ...each }) => ({ name, time: each[what] }));
  return [
    grown('G15', `memory of the process after ${pagesRead} pages`, 1.2, of('memory'), mb),
    grown('G16', 'bytes of a page', 1.05, of('bytes'), (bytes) => `${bytes} B`),
  ];
}

/** Deletes many, four at a time. @param {readonly Side[]} sides @returns {Promise<Result>} */
async function deletingMany(sides) {
  const side = /** @type {Side} */ (sides.at(-1));
  const callOf = () => deletion(side);
  const one = median(await load(side.url, { connections: 1, count: 20, callOf }));
  const begun = performance.now();
  await load(side.url, { connections: 4, count: deletedTogether, callOf });
  const each = (performance.now() - begun) / deletedTogether;
  return {
    row: 'G17',
    what: `one of ${deletedTogether} deletions, four at a time, at ${nameOf(side)}`,
    baseline: `${ms(one)} alone`,
    seen: ms(each),
    value: each / one,
    pass: 1.2,
  };
}
