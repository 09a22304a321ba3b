import { ScheduleModule } from '@nestjs/schedule';
import { AnalysisWorkerModule } from './analysis/analysis-worker.module.js';
import { AuditWorkerModule } from './audit/audit-worker.module.js';
import { TrashWorkerModule } from './companies/trash/trash-worker.module.js';
import { DeliveryWorkerModule } from './deliveries/sending/delivery-worker.module.js';
import { PasswordLinksWorkerModule } from './password-links/password-links-worker.module.js';
import { RetentionWorkerModule } from './retention/retention-worker.module.js';

/** The rooms of a process that makes reports and sends mails; no other loads this file. */
export const workerRooms = [
  ScheduleModule.forRoot(),
  AnalysisWorkerModule,
  AuditWorkerModule,
  DeliveryWorkerModule,
  PasswordLinksWorkerModule,
  RetentionWorkerModule,
  TrashWorkerModule,
];
