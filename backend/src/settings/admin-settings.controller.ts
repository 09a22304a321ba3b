import type { ExampleDataSetting } from '@ellac/contracts';
import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ActingAdmin, type Actor } from '../audit/actor.js';
import { NeedsRole } from '../common/http/needs-role.js';
import { ExampleDataSettingDto } from './example-data-setting.dto.js';
import { SettingsService } from './settings.service.js';

@Controller('api/admin/settings')
@NeedsRole('admin')
export class AdminSettingsController {
  constructor(private readonly settings: SettingsService) {}

  @Get('example-data-button')
  exampleDataButton(): Promise<ExampleDataSetting> {
    return this.settings.exampleDataButton();
  }

  @Post('example-data-button')
  @HttpCode(200)
  setExampleDataButton(
    @Body() { enabled }: ExampleDataSettingDto,
    @ActingAdmin() actor: Actor,
  ): Promise<ExampleDataSetting> {
    return this.settings.setExampleDataButton({ enabled }, actor);
  }
}
