import { Module } from '@nestjs/common';
import { UserController } from './user.controller.js';
import { SecondFactorKey } from './second-factor/second-factor-key.js';
import { SecondFactorService } from './second-factor/second-factor.service.js';
import { UserService } from './users/user.service.js';

@Module({
  controllers: [UserController],
  providers: [SecondFactorKey, SecondFactorService, UserService],
  exports: [SecondFactorService, UserService],
})
export class AuthModule {}
