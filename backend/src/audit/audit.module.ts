import { Module } from '@nestjs/common';
import { Cursors } from '../common/paging/cursors.js';
import { AdminAuditController } from './admin-audit.controller.js';
import { AuditReader } from './audit.reader.js';
import { TrailExport } from './chain/trail-export.js';

/** Reading the trail; writing it needs no more than `recordAudit`. */
@Module({
  controllers: [AdminAuditController],
  providers: [AuditReader, Cursors, TrailExport],
})
export class AuditModule {}
