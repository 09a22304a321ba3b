import { Controller, Get, Res } from '@nestjs/common';
import type { Response } from 'express';
import { ReadinessService, type Readiness } from './readiness.service.js';

@Controller('api/health')
export class HealthController {
  constructor(private readonly readiness: ReadinessService) {}

  /** The process answers. Asks nothing else: a restart would not bring a database back. */
  @Get('live')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** Whether requests should be sent here: 503 when not, 200 when ready or merely degraded. */
  @Get('ready')
  async ready(@Res({ passthrough: true }) response: Response): Promise<Readiness> {
    const readiness = await this.readiness.check();
    response.status(readiness.status === 'unavailable' ? 503 : 200);
    return readiness;
  }
}
