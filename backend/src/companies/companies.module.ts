import { Module } from '@nestjs/common';
import { AdminCompanyController } from './admin-company.controller.js';
import { CompanyDetailReader } from './company-detail.reader.js';
import { CompanyRemoval } from './company-removal.service.js';

@Module({
  controllers: [AdminCompanyController],
  providers: [CompanyDetailReader, CompanyRemoval],
})
export class CompaniesModule {}
