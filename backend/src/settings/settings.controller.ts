import type { AnalystSetting, ExampleDataSetting } from '@ellac/contracts';
import { Controller, Get } from '@nestjs/common';
import { SettingsService } from './settings.service.js';

@Controller('api/settings')
export class SettingsController {
  constructor(private readonly settings: SettingsService) {}

  @Get('example-data-button')
  exampleDataButton(): Promise<ExampleDataSetting> {
    return this.settings.exampleDataButton();
  }

  @Get('analyst')
  analyst(): AnalystSetting {
    return this.settings.analyst();
  }
}
