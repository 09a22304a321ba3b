import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { RoleGuard } from './roles/role.guard.js';
import { UserController } from './user.controller.js';
import { SecondFactorKey } from './second-factor/second-factor-key.js';
import { SecondFactorService } from './second-factor/second-factor.service.js';
import { UserService } from './users/user.service.js';

@Module({
  controllers: [UserController],
  providers: [
    { provide: APP_GUARD, useClass: RoleGuard },
    SecondFactorKey,
    SecondFactorService,
    UserService,
  ],
  exports: [SecondFactorService, UserService],
})
export class AuthModule {}
