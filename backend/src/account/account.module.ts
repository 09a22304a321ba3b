import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { PasswordChangeService } from './password-change.service.js';
import { PasswordController } from './password.controller.js';

/**
 * What users do with their own sign-in. It is not in `auth`, because `auth` does not depend on the
 * audit trail.
 */
@Module({
  imports: [AuthModule],
  controllers: [PasswordController],
  providers: [PasswordChangeService],
})
export class AccountModule {}
