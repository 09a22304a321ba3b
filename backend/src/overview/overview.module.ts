import { Module } from '@nestjs/common';
import { AnalysisModule } from '../analysis/analysis.module.js';
import { CompaniesModule } from '../companies/companies.module.js';
import { DeliveriesModule } from '../deliveries/deliveries.module.js';
import { AdminInboxController } from './admin-inbox.controller.js';
import { AdminOverviewController } from './admin-overview.controller.js';
import { AnalystPauseReader } from './analyst-pause.reader.js';
import { InboxMarks } from './inbox-marks.service.js';
import { LastDaysReader } from './last-days.reader.js';
import { NeedsReader } from './needs.reader.js';
import { NewCompaniesReader } from './new-companies.reader.js';
import { StandingsReader } from './standings.reader.js';
import { ViewCountsReader } from './view-counts.reader.js';
import { Visits } from './visits.js';

@Module({
  imports: [AnalysisModule, CompaniesModule, DeliveriesModule],
  controllers: [AdminInboxController, AdminOverviewController],
  providers: [
    AnalystPauseReader,
    InboxMarks,
    LastDaysReader,
    NeedsReader,
    NewCompaniesReader,
    StandingsReader,
    ViewCountsReader,
    Visits,
  ],
})
export class OverviewModule {}
