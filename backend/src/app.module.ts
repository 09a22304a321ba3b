import { type DynamicModule, Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { AccountModule } from './account/account.module.js';
import { AnalysisWorkerModule } from './analysis/analysis-worker.module.js';
import { ApiDescriptionModule } from './api-description/api-description.module.js';
import { AuditModule } from './audit/audit.module.js';
import { AuthModule } from './auth/auth.module.js';
import { CompaniesModule } from './companies/companies.module.js';
import { TrashWorkerModule } from './companies/trash/trash-worker.module.js';
import { CommentsModule } from './comments/comments.module.js';
import { CommonModule } from './common/common.module.js';
import { ConfigModule } from './config/config.module.js';
import type { Role } from './config/environment.js';
import { DatabaseModule } from './database/database.module.js';
import { FailedMailsModule } from './deliveries/failed-mails/failed-mails.module.js';
import { DoctorModule } from './doctor/doctor.module.js';
import { HealthAdminModule } from './health/health-admin.module.js';
import { HealthModule } from './health/health.module.js';
import { LeasesModule } from './leases/leases.module.js';
import { MetricsModule } from './metrics/metrics.module.js';
import { NotesModule } from './notes/notes.module.js';
import { OverviewModule } from './overview/overview.module.js';
import { PagesModule } from './pages/pages.module.js';
import { PasswordLinksModule } from './password-links/password-links.module.js';
import { PasswordLinksWorkerModule } from './password-links/password-links-worker.module.js';
import { PersonalDataModule } from './personal-data/personal-data.module.js';
import { QuestionnaireModule } from './questionnaire/questionnaire.module.js';
import { QueuesModule } from './queues/queues.module.js';
import { DeliveryWorkerModule } from './deliveries/sending/delivery-worker.module.js';
import { RateLimitsModule } from './rate-limits/rate-limits.module.js';
import { ReportAccessModule } from './report-access/report-access.module.js';
import { ReportsModule } from './reports/reports.module.js';
import { RetentionWorkerModule } from './retention/retention-worker.module.js';
import { SavedViewsModule } from './saved-views/saved-views.module.js';
import { SettingsModule } from './settings/settings.module.js';
import { PlanSharesModule } from './plan-shares/plan-shares.module.js';
import { StepTicksModule } from './step-ticks/step-ticks.module.js';
import { UsersModule } from './users/users.module.js';
import { WhatIfModule } from './what-if/what-if.module.js';
import { TracingModule } from './tracing/tracing.module.js';

const everywhere = [
  ConfigModule,
  CommonModule,
  TracingModule,
  DatabaseModule,
  QueuesModule,
  LeasesModule,
  MetricsModule,
  HealthModule,
];
const worker = [
  ScheduleModule.forRoot(),
  AnalysisWorkerModule,
  DeliveryWorkerModule,
  PasswordLinksWorkerModule,
  TrashWorkerModule,
  RetentionWorkerModule,
];
/** The pages handle every path that no other module handles, so they come last. */
const web = [
  RateLimitsModule,
  QuestionnaireModule,
  AuthModule,
  AccountModule,
  AuditModule,
  CommentsModule,
  CompaniesModule,
  DoctorModule,
  FailedMailsModule,
  HealthAdminModule,
  NotesModule,
  OverviewModule,
  PasswordLinksModule,
  PersonalDataModule,
  ReportAccessModule,
  ReportsModule,
  SavedViewsModule,
  SettingsModule,
  PlanSharesModule,
  StepTicksModule,
  UsersModule,
  WhatIfModule,
  ApiDescriptionModule,
  PagesModule,
];

const modulesOf: Readonly<Record<Role, DynamicModule['imports']>> = {
  all: [...everywhere, ...worker, ...web],
  web: [...everywhere, ...web],
  worker: [...everywhere, ...worker],
};

@Module({})
export class AppModule {
  /** Loads the modules that a process of this role needs. */
  static forRole(role: Role): DynamicModule {
    return { module: AppModule, imports: modulesOf[role]! };
  }
}
