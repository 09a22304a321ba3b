import type { DataSource } from 'typeorm';
import { CompanyExport } from '../companies/company-export.service.js';
import { CompanyRemoval } from '../companies/company-removal.service.js';
import type { Secrets } from '../config/key-ring.js';
import { ErasureList } from './erasure-list.js';
import { PersonErasure } from './person-erasure.service.js';
import { PersonExport } from './person-export.service.js';
import { PersonReader } from './person.reader.js';

/** What the commands need, without a server around it. */
export function servicesOn(dataSource: DataSource, secrets: Secrets) {
  const reader = new PersonReader(dataSource);
  const list = new ErasureList(secrets);
  return {
    reader,
    list,
    erasure: new PersonErasure(dataSource, new CompanyRemoval(dataSource), reader, list),
    export: new PersonExport(dataSource, new CompanyExport(dataSource), reader),
  };
}
