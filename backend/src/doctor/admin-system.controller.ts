import type { Finding, SystemState } from '@ellac/contracts';
import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ActingAdmin, type Actor } from '../audit/actor.js';
import { NeedsRole } from '../common/http/needs-role.js';
import { DoctorService } from './doctor.service.js';
import { TestMailDto } from './test-mail.dto.js';

@Controller('api/admin/system')
@NeedsRole('admin')
export class AdminSystemController {
  constructor(private readonly doctor: DoctorService) {}

  @Get()
  read(): Promise<SystemState> {
    return this.doctor.examine();
  }

  /** Returns the mail server's reply, whether or not it accepted the mail. */
  @Post('test-mail')
  @HttpCode(200)
  sendTestMail(@Body() { email }: TestMailDto, @ActingAdmin() actor: Actor): Promise<Finding> {
    return this.doctor.sendTestMail(email, actor);
  }
}
