import { Module } from '@nestjs/common';
import { AnalysisModule } from '../analysis/analysis.module.js';
import { DeliveriesModule } from '../deliveries/deliveries.module.js';
import { AdminOverviewController } from './admin-overview.controller.js';
import { AnalystPauseReader } from './analyst-pause.reader.js';
import { LastDaysReader } from './last-days.reader.js';
import { NeedsReader } from './needs.reader.js';
import { StandingsReader } from './standings.reader.js';
import { Visits } from './visits.js';

@Module({
  imports: [AnalysisModule, DeliveriesModule],
  controllers: [AdminOverviewController],
  providers: [AnalystPauseReader, LastDaysReader, NeedsReader, StandingsReader, Visits],
})
export class OverviewModule {}
