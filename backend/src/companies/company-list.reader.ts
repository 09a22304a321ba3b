import {
  type CompanyPage,
  type CompanyQuery,
  type CompanySelection,
  companyRecordSchema,
  type ListedCompany,
  newestReportSchema,
  trashDays,
  type TrashRecord,
} from '@ellac/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { newestDelivery } from '../deliveries/newest-delivery.js';
import { Cursors } from '../common/paging/cursors.js';
import { defaultPageSize } from '../common/paging/page-decorators.js';
import { companyColumns, type CompanyRow, newestReportColumns } from './company-columns.js';
import { type CompanyFilter, filterOf } from './company-filter.js';
import { type CompanyOrder, orderOf } from './company-order.js';
import { LiveCompanyCount } from './live-company-count.js';
import { earlierReport } from '../database/earlier-report.js';
import { asIso } from '../database/iso-time.js';

/** A company with its newest report, as it is stored. */
export type CompanyListRow = CompanyRow & {
  /** Null where it is not in the trash. */
  readonly trash: TrashRecord | null;
  /** The value it is sorted by, exact. */
  readonly sortedBy: string;
};

/** The condition of the list that is narrowed by nothing. */
const ofAllLive = filterOf({}).condition;

/** Where a page ended: the last row's value in the order, and its id. */
type Position = readonly string[];

/** Who moved it to the trash and when, and when it will be deleted. */
const trashColumn = `CASE WHEN companies.trashed_at IS NOT NULL THEN json_build_object(
    'movedAt', ${asIso('companies.trashed_at')},
    'movedBy', (SELECT coalesce(display_name, username) FROM users WHERE users.id = trashed_by),
    'deletedAt', ${asIso(`(companies.trashed_at + interval '${trashDays} days')`)}
  ) END AS trash`;

/** What a query finds is counted so far: more would take long, and tell nobody more. */
const mostCounted = 1000;

/** Companies at a time when all of them are read. */
const batchSize = 250;

/** The coaches' list of companies, page by page or all of it. */
@Injectable()
export class CompanyListReader {
  constructor(
    private readonly dataSource: DataSource,
    private readonly cursors: Cursors,
    private readonly liveCompanies: LiveCompanyCount,
  ) {}

  /** @throws ValidationFailed when the cursor is not one of this order. */
  async page(query: CompanyQuery): Promise<CompanyPage> {
    const { limit = defaultPageSize, cursor } = query;
    const order = orderOf(query.sort);
    const list = `companies ${order.name}`;
    const after = cursor === undefined ? null : this.cursors.open(list, cursor);
    const filter = filterOf(query);
    const rows = await this.rows(filter, order, after, limit + 1);
    const onPage = rows.slice(0, limit);
    const isWhole = after === null && rows.length <= limit;
    return {
      items: onPage.map(presentListed),
      ...(isWhole ? { total: rows.length } : await this.totalOf(filter)),
      nextCursor:
        rows.length > limit ? this.cursors.seal(list, positionOf(onPage[limit - 1]!)) : null,
    };
  }

  /** Every company, the newest first, in batches; the next one is read when it is asked for. */
  async *all(): AsyncGenerator<ListedCompany[]> {
    for await (const rows of this.batches({})) yield rows.map(presentListed);
  }

  /** How many companies are chosen. */
  async count(chosen: CompanyQuery | CompanySelection): Promise<number> {
    const { condition, values } = filterOf(chosen);
    const [row] = await this.dataSource.query<[{ count: number }]>(
      `SELECT count(*)::int AS count FROM companies WHERE ${condition}`,
      [...values],
    );
    return row.count;
  }

  /** Every company that is chosen, in the order of its list, in batches like `all`. */
  async *batches(chosen: CompanyQuery | CompanySelection): AsyncGenerator<CompanyListRow[]> {
    const filter = filterOf(chosen);
    const order = orderOf(chosen.sort);
    let after: Position | null = null;
    for (;;) {
      const rows: CompanyListRow[] = await this.rows(filter, order, after, batchSize);
      yield rows;
      if (rows.length < batchSize) return;
      after = positionOf(rows[batchSize - 1]!);
    }
  }

  /** An index finds the page's companies first; only for these is the rest looked up. */
  private rows(
    { condition, values }: CompanyFilter,
    { column, type, direction }: CompanyOrder,
    after: Position | null,
    limit: number,
  ): Promise<CompanyListRow[]> {
    const [count, value, id] = [1, 2, 3].map((place) => `$${values.length + place}`);
    const comparison = direction === 'ASC' ? '>' : '<';
    const start =
      after === null
        ? 'true'
        : `(${column}, companies.id) ${comparison} (${value}::${type}, ${id}::uuid)`;
    return this.dataSource.query<CompanyListRow[]>(
      `SELECT ${companyColumns}, ${newestReportColumns}, ${trashColumn}, ${column}::text AS "sortedBy"
       FROM (
         SELECT * FROM companies WHERE ${condition} AND ${start}
         ORDER BY ${column} ${direction}, companies.id ${direction} LIMIT ${count}
       ) AS companies
       LEFT JOIN responses ON responses.id = newest_response_id
       LEFT JOIN analyses ON response_id = responses.id ${newestDelivery} ${earlierReport}
       ORDER BY ${column} ${direction}, companies.id ${direction}`,
      [...values, limit, ...(after ?? [])],
    );
  }

  private async totalOf({
    condition,
    values,
  }: CompanyFilter): Promise<Pick<CompanyPage, 'total' | 'isMore'>> {
    if (condition === ofAllLive) return { total: await this.liveCompanies.read() };
    const [row] = await this.dataSource.query<[{ count: number }]>(
      `SELECT count(*)::int AS count FROM (
         SELECT FROM companies WHERE ${condition} LIMIT ${mostCounted + 1}
       ) AS found`,
      [...values],
    );
    return row.count > mostCounted ? { total: mostCounted, isMore: true } : { total: row.count };
  }
}

const positionOf = ({ sortedBy, id }: CompanyListRow): Position => [sortedBy, id];

/** The fields of a row that a schema names; no others leave the server. */
function fieldsOf<Row extends object, Field extends keyof Row>(
  { shape }: { readonly shape: Readonly<Record<Field, unknown>> },
  row: Row,
): Pick<Row, Field> {
  const fields = Object.keys(shape) as Field[];
  return Object.fromEntries(fields.map((field) => [field, row[field]])) as Pick<Row, Field>;
}

function presentListed(row: CompanyListRow): ListedCompany {
  const { submittedAt, trash } = row;
  return {
    ...fieldsOf(companyRecordSchema, row),
    newest: submittedAt === null ? null : { ...fieldsOf(newestReportSchema, row), submittedAt },
    ...(trash !== null && { trash }),
  };
}
