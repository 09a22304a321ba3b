import type { MailPause, Overview } from '@ellac/contracts';
import { Controller, Get } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ActingAdmin, type Actor } from '../audit/actor.js';
import { NeedsRole } from '../common/http/needs-role.js';
import { readLastBackup } from '../backup/last-backup.js';
import { MailServerStanding } from '../deliveries/sending/mail-server-standing.js';
import { AnalystPauseReader } from './analyst-pause.reader.js';
import { LastDaysReader } from './last-days.reader.js';
import { NeedsReader } from './needs.reader.js';
import { NewCompaniesReader } from './new-companies.reader.js';
import { StandingsReader } from './standings.reader.js';
import { ViewCountsReader } from './view-counts.reader.js';
import { Visits } from './visits.js';

@Controller('api/admin/overview')
@NeedsRole('reader')
export class AdminOverviewController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly visits: Visits,
    private readonly analystPause: AnalystPauseReader,
    private readonly mailServer: MailServerStanding,
    private readonly needs: NeedsReader,
    private readonly newCompanies: NewCompaniesReader,
    private readonly lastDays: LastDaysReader,
    private readonly standings: StandingsReader,
    private readonly viewCounts: ViewCountsReader,
  ) {}

  /**
   * Sequential, so that an overview does not take all connections away from the owners' requests.
   */
  @Get()
  async read(@ActingAdmin() { userId }: Actor): Promise<Overview> {
    const lastVisit = await this.visits.note(userId);
    return {
      lastVisit: lastVisit?.toISOString() ?? null,
      analystPause: await this.analystPause.read(),
      mailPause: await this.mailPause(),
      lateBackupAt: await this.lateBackupAt(),
      needs: await this.needs.read(userId, lastVisit),
      newCompanies: await this.newCompanies.read(lastVisit),
      lastDays: await this.lastDays.read(),
      ...(await this.standings.read()),
      viewCounts: await this.viewCounts.read(),
    };
  }

  private async lateBackupAt(): Promise<string | null> {
    const backup = await readLastBackup(this.dataSource);
    return backup?.isLate === true ? backup.finishedAt.toISOString() : null;
  }

  private async mailPause(): Promise<MailPause | null> {
    const fault = await this.mailServer.fault();
    return fault && { ...fault, since: fault.since.toISOString() };
  }
}
