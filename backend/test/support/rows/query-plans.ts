import { viewCountLimit } from '@ellac/contracts';
import { jest } from '@jest/globals';
import type { DataSource } from 'typeorm';

/** One step of a plan in `EXPLAIN (ANALYZE, FORMAT JSON)`. */
interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  /** Per loop, as the following counts are. */
  readonly 'Actual Rows': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Join Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  /** 0 for a step that was not executed. */
  readonly 'Actual Loops': number;
  readonly Plans?: readonly PlanNode[];
}

/** One step of a query as it was run. */
export interface Step {
  /** For example `Seq Scan`. */
  readonly kind: string;
  readonly table: string | null;
  readonly index: string | null;
  /** How many rows it looked at in all, those that it passed over too. */
  readonly rows: number;
}

export interface RunQuery {
  readonly text: string;
  readonly steps: readonly Step[];
}

const stepsOf = (node: PlanNode): Step[] => [
  {
    kind: node['Node Type'],
    table: node['Relation Name'] ?? null,
    index: node['Index Name'] ?? null,
    rows:
      node['Actual Loops'] *
      (node['Actual Rows'] +
        (node['Rows Removed by Filter'] ?? 0) +
        (node['Rows Removed by Join Filter'] ?? 0) +
        (node['Rows Removed by Index Recheck'] ?? 0)),
  },
  ...(node.Plans ?? []).filter((child) => child['Actual Loops'] > 0).flatMap(stepsOf),
];

/** Runs `work`, and then explains each query that it made by running it once more. */
export async function queriesOf(
  dataSource: DataSource,
  work: () => Promise<unknown>,
): Promise<RunQuery[]> {
  const query = jest.spyOn(dataSource, 'query');
  await work();
  const calls = query.mock.calls.map(([text, values]) => ({ text, values }));
  query.mockRestore();
  const queries: RunQuery[] = [];
  for (const { text, values } of calls) {
    const [row] = await dataSource.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }[]>(
      `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`,
      values,
    );
    queries.push({ text, steps: stepsOf(row!['QUERY PLAN'][0].Plan) });
  }
  return queries;
}

/** Rows that a scan looks at before the LIMIT of a capped count ends it. */
const maxCapped = 2 * viewCountLimit;

/** Scans of whole tables. */
export const wholeTables = ({ steps }: RunQuery): string[] =>
  steps
    .filter(({ kind, rows }) => kind === 'Seq Scan' && rows > maxCapped)
    .map(({ table }) => table!);

/** How many rows the busiest step looked at. */
export const maxRows = ({ steps }: RunQuery): number => Math.max(...steps.map(({ rows }) => rows));
