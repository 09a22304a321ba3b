import { Controller, Get, Res } from '@nestjs/common';
import type { Response } from 'express';
import { FetchWatch } from '../leases/fetch-watch.js';
import { ReadinessService, type Readiness } from './readiness.service.js';

@Controller('api/health')
export class HealthController {
  constructor(
    private readonly readiness: ReadinessService,
    private readonly fetching: FetchWatch,
  ) {}

  /**
   * Liveness: succeeds while the process replies. It checks no dependency, because a restart would
   * not bring a database back. The exception is a process that fetches no jobs although some wait:
   * it gets 503, because a restart helps.
   */
  @Get('live')
  live(@Res({ passthrough: true }) response: Response): { status: 'ok' | 'blind' } {
    if (!this.fetching.isBlind) return { status: 'ok' };
    response.status(503);
    return { status: 'blind' };
  }

  /** Whether requests should be sent here: 503 when not, 200 when ready or merely degraded. */
  @Get('ready')
  async ready(@Res({ passthrough: true }) response: Response): Promise<Pick<Readiness, 'status'>> {
    const { status } = await this.readiness.check();
    response.status(status === 'down' ? 503 : 200);
    return { status };
  }
}
