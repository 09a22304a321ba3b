import type { PersonalData } from '@ellac/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../audit/actor.js';
import { recordAudit } from '../audit/record-audit.js';
import { CompanyRemoval } from '../companies/company-removal.service.js';
import { holdDeliveries, onceNoMailIsBeingSent } from '../deliveries/being-sent.js';
import { ErasureList } from './erasure-list.js';
import { companiesOfPerson, isMailOfPerson, reportsElsewhere } from './person.js';
import { PersonReader } from './person.reader.js';

interface ReportElsewhere {
  readonly id: string;
  readonly response_id: string;
  readonly company_id: string;
  readonly owner_email: string;
}

/** Addresses that are looked at together. */
const addressesPerBatch = 1000;

/**
 * Erases everything that is stored of an owner. Their companies are deleted with all that hangs on
 * them. Reports of companies with another address stay, and lose this one: they are somebody else's.
 */
@Injectable()
export class PersonErasure {
  constructor(
    private readonly dataSource: DataSource,
    private readonly removal: CompanyRemoval,
    private readonly reader: PersonReader,
    private readonly list: ErasureList,
  ) {}

  /**
   * Can be repeated: what a refusal left is erased then.
   *
   * @returns what was erased.
   * @throws Refusal when a mail to this address is being sent.
   */
  async erase(email: string, actor: Actor): Promise<PersonalData> {
    const found = await this.reader.read(email);
    // First, so that an erasure that was broken off is done again after a restore, too.
    await this.list.add(this.dataSource.manager, email);
    for (const id of await this.companiesOf(email)) await this.removal.removeAnyway(id, actor);
    await onceNoMailIsBeingSent(this.dataSource, async (manager) => {
      await takeOutElsewhere(manager, email, null);
      const { companies, reports, mails } = found;
      await recordAudit(manager, actor, {
        action: 'person.erase',
        targetType: 'person',
        targetId: null,
        details: { companies, reports, mails },
      });
    });
    return found;
  }

  /**
   * Erases again what the list names, after a restore. What came since an erasure stays.
   *
   * @returns how many addresses had data.
   */
  async eraseAgain(actor: Actor): Promise<number> {
    const erasures = await this.list.read(this.dataSource.manager);
    if (erasures.size === 0) return 0;
    let erased = 0;
    let after = '';
    for (;;) {
      const addresses = await this.addressesAfter(after);
      for (const address of addresses) {
        const erasedAt = this.list.lastErasureOf(address, erasures);
        if (erasedAt === null) continue;
        erased += 1;
        await this.list.add(this.dataSource.manager, address, erasedAt);
        for (const id of await this.companiesOf(address))
          await this.removal.removeUntil(id, erasedAt, actor);
        await onceNoMailIsBeingSent(this.dataSource, (manager) =>
          takeOutElsewhere(manager, address, erasedAt),
        );
      }
      const last = addresses.at(-1);
      if (last === undefined || addresses.length < addressesPerBatch) return erased;
      after = last;
    }
  }

  private async companiesOf(email: string): Promise<string[]> {
    const rows = await this.dataSource.query<{ id: string }[]>(companiesOfPerson, [email]);
    return rows.map(({ id }) => id);
  }

  /** The next of all addresses of owners that are stored anywhere, in lower case. */
  private async addressesAfter(after: string): Promise<string[]> {
    const rows = await this.dataSource.query<{ address: string }[]>(
      `SELECT address FROM (
         SELECT lower(owner_email) AS address FROM companies
         UNION SELECT lower(recipient_email) FROM analyses
         UNION SELECT lower(answers #>> '{company_info,owner_email}') FROM responses
         UNION SELECT lower(recipient) FROM email_deliveries WHERE for_owner
         UNION SELECT lower(details ->> 'recipient') FROM email_deliveries WHERE NOT for_owner
       ) AS addresses
       WHERE address COLLATE "C" > $1 ORDER BY address COLLATE "C" LIMIT ${addressesPerBatch}`,
      [after],
    );
    return rows.map(({ address }) => address);
  }
}

/** A condition: it was made before the time $2, or there is no such time. */
const isBefore = '($2::timestamptz IS NULL OR created_at < $2)';

/**
 * Reports that name this address get that of their company. Mails to it go, and so do their links,
 * those that its owner made, and what coaches saved to find it.
 *
 * @param before what came later stays; null for none
 */
async function takeOutElsewhere(
  manager: EntityManager,
  email: string,
  before: Date | null,
): Promise<void> {
  const reports = await manager.query<ReportElsewhere[]>(
    `SELECT * FROM (${reportsElsewhere}) AS elsewhere WHERE ${isBefore}`,
    [email, before],
  );
  await holdDeliveries(
    manager,
    reports.map(({ id }) => id),
  );
  for (const { id, response_id: responseId, company_id: companyId, owner_email: own } of reports) {
    // The recipient may have made these links to the plan.
    await manager.query(
      `UPDATE plan_shares SET revoked_at = now() FROM analyses
       WHERE analyses.id = $2 AND lower(recipient_email) = lower($1)
         AND analysis_id = $2 AND made_by IS NULL AND revoked_at IS NULL`,
      [email, id],
    );
    await manager.query(
      `UPDATE analyses SET recipient_email = $3 WHERE id = $2 AND lower(recipient_email) = lower($1)`,
      [email, id, own],
    );
    await manager.query(
      `UPDATE responses SET answers = jsonb_set(answers, '{company_info,owner_email}', to_jsonb($3::text))
       WHERE id = $2 AND lower(answers #>> '{company_info,owner_email}') = lower($1)`,
      [email, responseId, own],
    );
    // Masked, but still of this person.
    await manager.query(
      `UPDATE audit_entries SET details = details - '{old,corrected}'::text[] WHERE company_id = $1`,
      [companyId],
    );
  }
  await manager.query(`DELETE FROM email_deliveries WHERE ${isMailOfPerson} AND ${isBefore}`, [
    email,
    before,
  ]);
  await manager.query(
    `DELETE FROM saved_views
     WHERE (strpos(lower(name), lower($1)) > 0 OR strpos(lower(filters ->> 'search'), lower($1)) > 0)
       AND ${isBefore}`,
    [email, before],
  );
}
