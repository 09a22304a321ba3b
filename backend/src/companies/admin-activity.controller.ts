import { type Activity, messages } from '@ellac/contracts';
import { Controller, Get } from '@nestjs/common';
import { NeedsRole } from '../common/http/needs-role.js';
import { IdParam } from '../common/validation/id-param.js';
import { ActivityReader } from './activity.reader.js';

@Controller('api/admin/companies/:id/activity')
@NeedsRole('reader')
export class AdminActivityController {
  constructor(private readonly activity: ActivityReader) {}

  @Get()
  read(@IdParam('id', messages.companyNotFound) id: string): Promise<Activity> {
    return this.activity.read(id);
  }
}
