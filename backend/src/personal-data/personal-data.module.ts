import { Module } from '@nestjs/common';
import { CompanyExport } from '../companies/company-export.service.js';
import { CompanyRemoval } from '../companies/company-removal.service.js';
import { Environment } from '../config/environment.js';
import { AdminPersonalDataController } from './admin-personal-data.controller.js';
import { ErasureList } from './erasure-list.js';
import { PersonErasure } from './person-erasure.service.js';
import { PersonExport } from './person-export.service.js';
import { PersonReader } from './person.reader.js';

@Module({
  controllers: [AdminPersonalDataController],
  providers: [
    CompanyExport,
    CompanyRemoval,
    {
      provide: ErasureList,
      inject: [Environment],
      useFactory: (environment: Environment) => new ErasureList(environment),
    },
    PersonErasure,
    PersonExport,
    PersonReader,
  ],
})
export class PersonalDataModule {}
