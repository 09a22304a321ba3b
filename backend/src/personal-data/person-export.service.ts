import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../audit/actor.js';
import { recordAudit } from '../audit/record-audit.js';
import { CompanyExport } from '../companies/company-export.service.js';
import { asIso } from '../database/iso-time.js';
import { companiesOfPerson, reportsElsewhere } from './person.js';
import { PersonReader } from './person.reader.js';

/** Hands out everything that is stored of an owner. */
@Injectable()
export class PersonExport {
  constructor(
    private readonly dataSource: DataSource,
    private readonly companies: CompanyExport,
    private readonly reader: PersonReader,
  ) {}

  /**
   * The pieces of one JSON object: the companies with their reports and coaches' notes, from the
   * trash, too, and the mails to this address about other companies.
   */
  async export(email: string, actor: Actor): Promise<AsyncGenerator<string>> {
    const { companies, reports, mails } = await this.reader.read(email);
    await recordAudit(this.dataSource.manager, actor, {
      action: 'person.export',
      targetType: 'person',
      targetId: null,
      details: { companies, reports, mails },
    });
    return this.pieces(email);
  }

  private async *pieces(email: string): AsyncGenerator<string> {
    yield `{"email":${JSON.stringify(email)},"companies":[`;
    const rows = await this.dataSource.query<{ id: string }[]>(companiesOfPerson, [email]);
    for (const [index, { id }] of rows.entries()) {
      yield `${index === 0 ? '' : ','}{"trashedAt":${JSON.stringify(await this.trashedAt(id))}`;
      yield `,"notes":${JSON.stringify(await this.notesOf(id))},"record":`;
      yield* this.companies.everythingOf(id);
      yield '}';
    }
    yield `],"elsewhere":${JSON.stringify(await this.elsewhere(email))}}`;
  }

  private async trashedAt(companyId: string): Promise<string | null> {
    const [row] = await this.dataSource.query<{ at: Date | null }[]>(
      `SELECT trashed_at AS at FROM companies WHERE id = $1`,
      [companyId],
    );
    return row?.at?.toISOString() ?? null;
  }

  /** All versions of the coaches' notes on a company and its reports. */
  private notesOf(companyId: string): Promise<unknown[]> {
    return this.dataSource.query<unknown[]>(
      `SELECT note_id AS "noteId", version, analysis_id AS "reportId",
         coalesce(display_name, 'coach') AS author,
         content, ${asIso('written_at')} AS "writtenAt"
       FROM notes JOIN note_versions ON note_id = notes.id JOIN users ON users.id = user_id
       WHERE company_id = $1 ORDER BY notes.created_at, note_id, version`,
      [companyId],
    );
  }

  /** Where other companies' reports name this address; what they say is somebody else's. */
  private elsewhere(email: string): Promise<unknown[]> {
    return this.dataSource.query<unknown[]>(
      `SELECT elsewhere.id AS "reportId",
         (SELECT coalesce(json_agg(json_build_object('reason', reason, 'status', status,
             'createdAt', ${asIso('created_at')}, 'sentAt', ${asIso('sent_at')},
             'openedAt', ${asIso('opened_at')}) ORDER BY created_at), '[]')
           FROM email_deliveries
           WHERE analysis_id = elsewhere.id AND for_owner AND lower(recipient) = lower($1)
         ) AS mails
       FROM (${reportsElsewhere}) AS elsewhere ORDER BY elsewhere.id`,
      [email],
    );
  }
}
