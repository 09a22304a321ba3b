import type { SharedPlan } from '@ellac/contracts';
import { Controller, Get, Ip, Param, Query } from '@nestjs/common';
import { Refusal } from '../common/errors/refusal.js';
import { RateLimits } from '../rate-limits/rate-limits.service.js';
import { SharedPlanReader } from './shared-plan.reader.js';

/**
 * What the holder of a shared plan's link gets. Its path is not below the report's, so that a browser
 * never sends the report's cookie here.
 */
@Controller('api/shared-plans/:reportId')
export class SharedPlanController {
  constructor(
    private readonly plans: SharedPlanReader,
    private readonly limits: RateLimits,
  ) {}

  @Get()
  async read(
    @Param('reportId') reportId: string,
    @Query('share') share: unknown,
    @Ip() address: string,
  ): Promise<SharedPlan> {
    // Given twice, it is a list.
    const found = await this.plans.read(reportId, typeof share === 'string' ? share : '');
    if ('refusal' in found) {
      await this.limits.linkFailed(reportId, address);
      throw new Refusal(401, found.refusal);
    }
    return found.plan;
  }
}
