import { Module } from '@nestjs/common';
import { AdminOverviewController } from './admin-overview.controller.js';
import { LastDaysReader } from './last-days.reader.js';
import { NeedsReader } from './needs.reader.js';
import { StandingsReader } from './standings.reader.js';
import { Visits } from './visits.js';

@Module({
  controllers: [AdminOverviewController],
  providers: [LastDaysReader, NeedsReader, StandingsReader, Visits],
})
export class OverviewModule {}
