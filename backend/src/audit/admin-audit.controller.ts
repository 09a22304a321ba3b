import type { AuditPage } from '@ellac/contracts';
import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { NeedsRole } from '../common/http/needs-role.js';
import { textStream } from '../common/http/text-stream.js';
import { ActingAdmin, type Actor } from './actor.js';
import { AuditReader } from './audit.reader.js';
import { AuditQueryDto } from './audit-query.dto.js';
import { TrailExport } from './chain/trail-export.js';

@Controller('api/admin')
@NeedsRole('admin')
export class AdminAuditController {
  constructor(
    private readonly trail: AuditReader,
    private readonly exporting: TrailExport,
  ) {}

  @Get('audit')
  read(@Query() query: AuditQueryDto): Promise<AuditPage> {
    return this.trail.page(query);
  }

  /** The whole chain, the oldest first. */
  @Get('audit.jsonl')
  async export(@ActingAdmin() actor: Actor): Promise<StreamableFile> {
    return new StreamableFile(await textStream(await this.exporting.export(actor)), {
      type: 'application/jsonl; charset=utf-8',
      disposition: 'attachment; filename="audit-log.jsonl"',
    });
  }
}
