import type { PersonalData } from '@ellac/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { companiesOfPerson, isMailOfPerson, reportsElsewhere } from './person.js';

/** How much is stored of an owner. */
@Injectable()
export class PersonReader {
  constructor(private readonly dataSource: DataSource) {}

  async read(email: string): Promise<PersonalData> {
    const [found] = await this.dataSource.query<[PersonalData]>(
      `WITH own AS (${companiesOfPerson}),
         own_reports AS (SELECT id FROM analyses WHERE response_company_id IN (SELECT id FROM own))
       SELECT (SELECT count(*)::int FROM own) AS companies,
         (SELECT count(*)::int FROM own_reports) AS reports,
         (SELECT count(*)::int FROM email_deliveries
           WHERE analysis_id IN (SELECT id FROM own_reports) OR ${isMailOfPerson}) AS mails,
         (SELECT count(*)::int FROM (${reportsElsewhere}) AS elsewhere) AS "reportsElsewhere"`,
      [email],
    );
    return found;
  }
}
