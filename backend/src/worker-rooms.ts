import { ScheduleModule } from '@nestjs/schedule';
import { AnalysisWorkerModule } from './analysis/analysis-worker.module.js';
import { TrashWorkerModule } from './companies/trash/trash-worker.module.js';
import { DeliveryWorkerModule } from './deliveries/sending/delivery-worker.module.js';

/** The rooms of a process that makes reports and sends mails; no other loads this file. */
export const workerRooms = [
  ScheduleModule.forRoot(),
  AnalysisWorkerModule,
  DeliveryWorkerModule,
  TrashWorkerModule,
];
