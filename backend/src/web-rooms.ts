import { AccountModule } from './account/account.module.js';
import { ApiDescriptionModule } from './api-description/api-description.module.js';
import { AuditModule } from './audit/audit.module.js';
import { AuthModule } from './auth/auth.module.js';
import { CommentsModule } from './comments/comments.module.js';
import { CompaniesModule } from './companies/companies.module.js';
import { FailedMailsModule } from './deliveries/failed-mails/failed-mails.module.js';
import { DoctorModule } from './doctor/doctor.module.js';
import { HealthAdminModule } from './health/health-admin.module.js';
import { NotesModule } from './notes/notes.module.js';
import { OverviewModule } from './overview/overview.module.js';
import { PagesModule } from './pages/pages.module.js';
import { PasswordLinksModule } from './password-links/password-links.module.js';
import { PersonalDataModule } from './personal-data/personal-data.module.js';
import { PlanSharesModule } from './plan-shares/plan-shares.module.js';
import { QuestionnaireModule } from './questionnaire/questionnaire.module.js';
import { RateLimitsModule } from './rate-limits/rate-limits.module.js';
import { ReportAccessModule } from './report-access/report-access.module.js';
import { ReportsModule } from './reports/reports.module.js';
import { SavedViewsModule } from './saved-views/saved-views.module.js';
import { SettingsModule } from './settings/settings.module.js';
import { StepTicksModule } from './step-ticks/step-ticks.module.js';
import { UsersModule } from './users/users.module.js';
import { WhatIfModule } from './what-if/what-if.module.js';

/**
 * The rooms of a process that serves pages and their calls; no other loads this file. The pages
 * handle every path that no other module handles, so they come last.
 */
export const webRooms = [
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
  ReportAccessModule,
  ReportsModule,
  SavedViewsModule,
  SettingsModule,
  PasswordLinksModule,
  PersonalDataModule,
  PlanSharesModule,
  StepTicksModule,
  UsersModule,
  WhatIfModule,
  ApiDescriptionModule,
  PagesModule,
];
