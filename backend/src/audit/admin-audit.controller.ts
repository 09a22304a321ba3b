import type { AuditPage } from '@ellac/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import { NeedsRole } from '../common/http/needs-role.js';
import { AuditReader } from './audit.reader.js';
import { AuditQueryDto } from './audit-query.dto.js';

@Controller('api/admin/audit')
@NeedsRole('admin')
export class AdminAuditController {
  constructor(private readonly trail: AuditReader) {}

  @Get()
  read(@Query() query: AuditQueryDto): Promise<AuditPage> {
    return this.trail.page(query);
  }
}
