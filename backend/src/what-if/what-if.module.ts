import { Module } from '@nestjs/common';
import { ReportAccessModule } from '../report-access/report-access.module.js';
import { WhatIfController } from './what-if.controller.js';
import { WhatIfService } from './what-if.service.js';

@Module({
  imports: [ReportAccessModule],
  controllers: [WhatIfController],
  providers: [WhatIfService],
})
export class WhatIfModule {}
