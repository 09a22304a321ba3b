import { Module } from '@nestjs/common';
import { FirstAdmin } from './first-admin.js';
import { DeviceCookie } from './login/device-cookie.js';
import { LocalStrategy } from './login/local.strategy.js';
import { LoginController } from './login/login.controller.js';
import { UserController } from './user.controller.js';
import { UserService } from './users/user.service.js';

@Module({
  controllers: [LoginController, UserController],
  providers: [DeviceCookie, FirstAdmin, LocalStrategy, UserService],
  exports: [UserService],
})
export class AuthModule {}
