import { Module } from '@nestjs/common';
import { CompanyRemoval } from '../company-removal.service.js';
import { TrashSchedule } from './trash.schedule.js';
import { TrashSweep } from './trash.sweep.js';

/** The providers that only a process that runs scheduled tasks needs. */
@Module({ providers: [CompanyRemoval, TrashSchedule, TrashSweep] })
export class TrashWorkerModule {}
