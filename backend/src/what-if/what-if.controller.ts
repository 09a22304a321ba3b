import type { WhatIfReply } from '@ellac/contracts';
import { Body, Controller, HttpCode, Ip, Param, Post, UseGuards } from '@nestjs/common';
import { RateLimits } from '../rate-limits/rate-limits.service.js';
import { ReportAccessGuard } from '../report-access/report-access.guard.js';
import { WhatIfDto } from './what-if.dto.js';
import { WhatIfService } from './what-if.service.js';

@Controller('api/analysis/:reportId/what-if')
export class WhatIfController {
  constructor(
    private readonly whatIf: WhatIfService,
    private readonly limits: RateLimits,
  ) {}

  /** Stores nothing. Without changes the reply tells the present answers. */
  @Post()
  @HttpCode(200)
  @UseGuards(ReportAccessGuard)
  async compute(
    @Param('reportId') reportId: string,
    @Body() { changes }: WhatIfDto,
    @Ip() address: string,
  ): Promise<WhatIfReply> {
    await this.limits.whatIf(reportId, address);
    return this.whatIf.compute(reportId, changes);
  }
}
