import { Module } from '@nestjs/common';
import { AnalysisModule } from './analysis/analysis.module.js';
import { AuthModule } from './auth/auth.module.js';
import { CommonModule } from './common/common.module.js';
import { ConfigModule } from './config/config.module.js';
import { DatabaseModule } from './database/database.module.js';
import { HealthModule } from './health/health.module.js';
import { PagesModule } from './pages/pages.module.js';
import { QuestionnaireModule } from './questionnaire/questionnaire.module.js';
import { QueuesModule } from './queues/queues.module.js';
import { ReportAccessModule } from './report-access/report-access.module.js';
import { ScheduleModule } from '@nestjs/schedule';
import { SettingsModule } from './settings/settings.module.js';

@Module({
  imports: [
    ConfigModule,
    CommonModule,
    DatabaseModule,
    QueuesModule,
    ScheduleModule.forRoot(),
    QuestionnaireModule,
    AuthModule,
    AnalysisModule,
    ReportAccessModule,
    SettingsModule,
    HealthModule,
    PagesModule,
  ],
})
export class AppModule {}
