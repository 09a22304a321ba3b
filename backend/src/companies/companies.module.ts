import { Module } from '@nestjs/common';
import { Cursors } from '../common/paging/cursors.js';
import { ActivityReader } from './activity.reader.js';
import { AdminActivityController } from './admin-activity.controller.js';
import { AdminCompaniesController } from './admin-companies.controller.js';
import { AdminCompanyController } from './admin-company.controller.js';
import { AdminCompareController } from './admin-compare.controller.js';
import { AdminComparisonController } from './admin-comparison.controller.js';
import { AdminConfirmationController } from './admin-confirmation.controller.js';
import { CompanyDetailReader } from './company-detail.reader.js';
import { CompanyExport } from './company-export.service.js';
import { CompanyListReader } from './company-list.reader.js';
import { CompanyRemoval } from './company-removal.service.js';
import { LiveCompanyCount } from './live-company-count.js';
import { AdminCompanyTrashController } from './trash/admin-company-trash.controller.js';
import { CompanyTrash } from './trash/company-trash.service.js';
import { ReportsModule } from '../reports/reports.module.js';
import { AdminCompanySheetController } from './sheet/admin-company-sheet.controller.js';

@Module({
  imports: [ReportsModule],
  controllers: [
    AdminActivityController,
    AdminCompaniesController,
    AdminCompanyController,
    AdminCompanySheetController,
    AdminCompanyTrashController,
    AdminCompareController,
    AdminComparisonController,
    AdminConfirmationController,
  ],
  providers: [
    ActivityReader,
    CompanyDetailReader,
    CompanyExport,
    CompanyListReader,
    CompanyRemoval,
    CompanyTrash,
    Cursors,
    LiveCompanyCount,
  ],
  exports: [LiveCompanyCount],
})
export class CompaniesModule {}
