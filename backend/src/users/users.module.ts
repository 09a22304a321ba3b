import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { PasswordLinksModule } from '../password-links/password-links.module.js';
import { AdminUsersController } from './admin-users.controller.js';
import { DeskUsersReader } from './desk-users.reader.js';
import { UsersService } from './users.service.js';

/** The page on which admins manage the users of the desk. */
@Module({
  imports: [AuthModule, PasswordLinksModule],
  controllers: [AdminUsersController],
  providers: [DeskUsersReader, UsersService],
})
export class UsersModule {}
