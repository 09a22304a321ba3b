import { Module } from '@nestjs/common';
import { CompanyRemoval } from '../companies/company-removal.service.js';
import { RetentionSchedule } from './retention.schedule.js';
import { RetentionSweep } from './retention.sweep.js';

/** The providers that only a process that runs scheduled tasks needs. */
@Module({ providers: [CompanyRemoval, RetentionSchedule, RetentionSweep] })
export class RetentionWorkerModule {}
