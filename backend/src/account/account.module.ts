import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { DisplayNameController } from './display-name.controller.js';
import { DisplayNameService } from './display-name.service.js';
import { PasswordChangeService } from './password-change.service.js';
import { PasswordController } from './password.controller.js';

/**
 * What users do with their own sign-in and name. It is not in `auth`, because `auth` does not depend
 * on the audit trail.
 */
@Module({
  imports: [AuthModule],
  controllers: [DisplayNameController, PasswordController],
  providers: [DisplayNameService, PasswordChangeService],
})
export class AccountModule {}
