import { Controller, Get } from '@nestjs/common';
import { NeedsRole } from '../common/http/needs-role.js';
import { ReadinessService, type Readiness } from './readiness.service.js';

/** What strangers are not told: which part of the product is not well, and why. */
@Controller('api/admin/health')
@NeedsRole('admin')
export class AdminHealthController {
  constructor(private readonly readiness: ReadinessService) {}

  @Get()
  read(): Promise<Readiness> {
    return this.readiness.check();
  }
}
