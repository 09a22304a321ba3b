import { Module } from '@nestjs/common';
import { UserController } from './user.controller.js';
import { UserService } from './users/user.service.js';

@Module({
  controllers: [UserController],
  providers: [UserService],
  exports: [UserService],
})
export class AuthModule {}
