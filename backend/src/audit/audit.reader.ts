import type { AuditPage, AuditRecord } from '@ellac/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Cursors } from '../common/paging/cursors.js';
import { defaultPageSize, likeAnywhere } from '../common/paging/page-decorators.js';
import type { AuditQueryDto } from './audit-query.dto.js';

const list = 'audit';

/** The trail of what admins did, page by page. */
@Injectable()
export class AuditReader {
  constructor(
    private readonly dataSource: DataSource,
    private readonly cursors: Cursors,
  ) {}

  /** @throws ValidationFailed when the cursor is not one of the trail. */
  async page({
    user,
    action,
    target,
    limit = defaultPageSize,
    cursor,
  }: AuditQueryDto): Promise<AuditPage> {
    const [before] = cursor === undefined ? [] : this.cursors.open(list, cursor);
    const rows = await this.dataSource.query<AuditRecord[]>(
      `SELECT audit_entries.id, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at,
         json_build_object('id', user_id, 'username', username) AS user, action,
         json_build_object('type', target_type, 'id', target_id) AS target,
         coalesce(company_name, companies.name) AS "companyName", address,
         request_id AS "requestId", details
       FROM audit_entries LEFT JOIN companies ON companies.id = company_id
       WHERE ($1::bigint IS NULL OR audit_entries.id < $1)
         AND ($2::text IS NULL OR lower(username) = lower($2))
         AND ($3::text IS NULL OR action = $3)
         AND ($4::text IS NULL OR target_id = $4 OR lower(coalesce(company_name, companies.name) COLLATE "und-x-icu") LIKE lower($5 COLLATE "und-x-icu"))
       ORDER BY audit_entries.id DESC LIMIT $6`,
      [
        before ?? null,
        user ?? null,
        action ?? null,
        target ?? null,
        target === undefined ? null : likeAnywhere(target),
        limit + 1,
      ],
    );
    const items = rows.slice(0, limit);
    return {
      items,
      nextCursor: rows.length > limit ? this.cursors.seal(list, [items[limit - 1]!.id]) : null,
    };
  }
}
