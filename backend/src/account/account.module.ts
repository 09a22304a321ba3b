import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { EmailChangeService } from './email/email-change.service.js';
import { EmailController } from './email/email.controller.js';
import { FirstAdmin } from './first-admin.js';
import { DeviceCookie } from './login/device-cookie.js';
import { LocalStrategy } from './login/local.strategy.js';
import { LoginController } from './login/login.controller.js';
import { Login } from './login/login.js';
import { LoginCodes } from './login/login-codes.js';
import { LoginTrail } from './login/login-trail.js';
import { IdentityProvider } from './oidc/identity-provider.js';
import { LinkedUsers } from './oidc/linked-users.js';
import { OidcController } from './oidc/oidc.controller.js';
import { OwnSessionsController } from './sessions/own-sessions.controller.js';
import { OwnSessionsService } from './sessions/own-sessions.service.js';
import { SecondFactorController } from './second-factor/second-factor.controller.js';
import { DisplayNameController } from './display-name.controller.js';
import { DisplayNameService } from './display-name.service.js';
import { PasswordChangeService } from './password-change.service.js';
import { PasswordController } from './password.controller.js';

/**
 * What users do with their own sign-in and name, and what a command does with users. It is not in
 * `auth`, because `auth` does not depend on the audit trail.
 */
@Module({
  imports: [AuthModule],
  controllers: [
    DisplayNameController,
    EmailController,
    LoginController,
    OidcController,
    OwnSessionsController,
    PasswordController,
    SecondFactorController,
  ],
  providers: [
    DeviceCookie,
    DisplayNameService,
    EmailChangeService,
    FirstAdmin,
    IdentityProvider,
    LinkedUsers,
    LocalStrategy,
    Login,
    LoginCodes,
    LoginTrail,
    OwnSessionsService,
    PasswordChangeService,
  ],
})
export class AccountModule {}
