import { type Activity, messages } from '@ellac/contracts';
import { Controller, Get } from '@nestjs/common';
import { IdParam } from '../common/validation/id-param.js';
import { ActivityReader } from './activity.reader.js';

@Controller('api/admin/companies/:id/activity')
export class AdminActivityController {
  constructor(private readonly activity: ActivityReader) {}

  @Get()
  read(@IdParam('id', messages.companyNotFound) id: string): Promise<Activity> {
    return this.activity.read(id);
  }
}
