import type { CompanyQuery, CompanySelection, CompanyView } from '@ellac/contracts';
import { abandonedSql, overdueSql, responsesWithoutAnalysisSql } from '../analysis/repair/stuck.js';
import { isLive } from '../database/live-companies.js';
import { likeAnywhere, likeBeginning } from '../common/paging/page-decorators.js';
import { type AreaScore, levelSql } from '../reports/level-sql.js';
import { phoneDigits, phoneDigitsIn } from './phone-digits.js';

/** What the list is narrowed to, or what was chosen from it. */
type Chosen = CompanyQuery & Partial<CompanySelection>;

/** A query's conditions on the table `companies`, joined by AND, and the values they name. */
export interface CompanyFilter {
  readonly condition: string;
  readonly values: readonly unknown[];
}

const ofNewest = (condition: string): string =>
  `EXISTS (SELECT FROM analyses WHERE response_id = newest_response_id AND ${condition})`;

const newestDeliveryIs = (condition: string): string => `EXISTS (
    SELECT FROM email_deliveries AS delivery
    WHERE analysis_id = analyses.id AND for_owner AND ${condition} AND NOT EXISTS (
      SELECT FROM email_deliveries AS later
      WHERE later.analysis_id = delivery.analysis_id AND later.for_owner
        AND later.created_at > delivery.created_at
    )
  )`;

/** A judged report whose score in one area is on one of these levels. */
const ofLevel = (score: AreaScore): string =>
  ofNewest(
    `generation_status = 'completed' AND band IS DISTINCT FROM 'not-judged' AND ${levelSql(score)} = ANY ($)`,
  );

/** Each condition of one value or several; `$` stands for the list of them. */
const choices = {
  ids: `id = ANY ($)`,
  industry: `industry = ANY ($)`,
  country: `country = ANY ($)`,
  generationStatus: ofNewest(`generation_status = ANY ($)`),
  band: ofNewest(`generation_status = 'completed' AND band = ANY ($)`),
  businessLevel: ofLevel('business_score'),
  leadershipLevel: ofLevel('leadership_score'),
  contextLevel: ofLevel('context_score'),
  emailStatus: ofNewest(newestDeliveryIs(`status = ANY ($)`)),
} as const satisfies Partial<Record<keyof Chosen, string>>;

/** Each condition of one value. A score is compared as it is shown, with one decimal. */
const bounds = {
  minScore: `newest_score >= $::float8 - 0.05`,
  maxScore: `newest_score BETWEEN 0 AND $::float8 + 0.0499999`,
  submittedAfter: `newest_response_id IN (
    SELECT id FROM responses WHERE submitted_at > $::timestamptz
  )`,
  submittedBefore: `newest_response_id IN (
    SELECT id FROM responses WHERE submitted_at < $::timestamptz
  )`,
} as const satisfies Partial<Record<keyof CompanyQuery, string>>;

/** A condition on `responses`, for the view of new companies. */
export const ofThisWeek = `submitted_at > now() - interval '7 days'`;

/** Written as lists of responses or companies, which indexes of few rows make. */
const views: Readonly<Record<CompanyView, string>> = {
  'needs-a-hand': `newest_response_id IN (
    SELECT response_id FROM analyses WHERE generation_status = 'failed'
    UNION ALL
    SELECT response_id FROM email_deliveries AS failed JOIN analyses ON analyses.id = analysis_id
    WHERE failed.status = 'failed' AND failed.for_owner
      AND ${newestDeliveryIs('delivery.id = failed.id')}
  )`,
  // The inbox also leaves out what has a job and waits for its turn, which only the queue knows.
  stuck: `id IN (
    SELECT response_company_id FROM analyses WHERE ${abandonedSql}
    UNION ALL
    SELECT response_company_id FROM analyses WHERE ${overdueSql}
    UNION ALL
    SELECT company_id FROM (${responsesWithoutAnalysisSql}) AS lost
  )`,
  'new-this-week': `newest_response_id IN (
    SELECT id FROM responses WHERE ${ofThisWeek}
  )`,
  trash: `NOT (${isLive})`,
};

interface Condition {
  readonly sql: string;
  /** Each stands for a `$`, in this order. */
  readonly values: readonly unknown[];
}

const keysOf = <Key extends string>(conditions: Readonly<Record<Key, string>>): Key[] =>
  Object.keys(conditions) as Key[];

/** The index of the texts finds three letters anywhere, and fewer at the beginnings of words. */
const fewestAnywhere = 3;

/** The LIKE patterns that find a word in the text of a company: its lines and their words. */
const patternsOf = (word: string): string[] =>
  Array.from(word).length < fewestAnywhere
    ? [likeBeginning(word), likeAnywhere(` ${word}`), likeAnywhere(`\n${word}`)]
    : [likeAnywhere(word)];

/** As far as a search has to know. */
const isAddress = /^[^@]+@[^@]+\.[^@]+$/;

/**
 * An address is looked up whole first. The parts of addresses are so common that the index of the
 * texts takes longer for them the more companies there are.
 */
const ofAddress = (address: string): Condition => ({
  sql: `id IN (
    WITH exact AS (SELECT id FROM companies WHERE lower(owner_email) = lower($))
    SELECT id FROM exact
    UNION ALL
    SELECT id FROM companies WHERE folded_text LIKE fold($) AND NOT EXISTS (SELECT FROM exact)
  )`,
  values: [address, likeAnywhere(address)],
});

/** Every word must be found, in whatever order, or the phone number. */
function conditionsOfSearch(search: string): Condition[] {
  const words = search.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return [];
  const [only, ...others] = words;
  if (only !== undefined && others.length === 0 && isAddress.test(only)) return [ofAddress(only)];
  const patterns = words.map(patternsOf);
  const inText = patterns
    .map((each) => `(${each.map(() => `folded_text LIKE fold($)`).join(' OR ')})`)
    .join(' AND ');
  const values = patterns.flat();
  const digits = phoneDigitsIn(search);
  return [
    digits === null
      ? { sql: inText, values }
      : {
          sql: `((${inText}) OR ${phoneDigits} LIKE $)`,
          values: [...values, likeAnywhere(digits)],
        },
  ];
}

function conditionsOf(query: Chosen): Condition[] {
  return [
    ...conditionsOfSearch(query.search ?? ''),
    ...keysOf(choices).flatMap((key) => {
      const value = query[key];
      return value === undefined ? [] : [{ sql: choices[key], values: [[value].flat()] }];
    }),
    ...keysOf(bounds).flatMap((key) => {
      const value = query[key];
      return value === undefined ? [] : [{ sql: bounds[key], values: [value] }];
    }),
    ...(query.view === undefined ? [] : [{ sql: views[query.view], values: [] }]),
    ...(query.view === 'trash' ? [] : [{ sql: isLive, values: [] }]),
  ];
}

/** The condition of a query, and the values that stand for its places. */
export function filterOf(query: Chosen): CompanyFilter {
  const conditions = conditionsOf(query);
  let places = 0;
  const condition = conditions
    .map(({ sql }) => sql)
    .join(' AND ')
    .replace(/\$/g, () => `$${++places}`);
  return { condition, values: conditions.flatMap(({ values }) => values) };
}
