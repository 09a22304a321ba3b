import { type DeskUsers, type MessageReply, messages } from '@ellac/contracts';
import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ActingAdmin, type Actor } from '../audit/actor.js';
import { NeedsRole } from '../common/http/needs-role.js';
import { IdParam } from '../common/validation/id-param.js';
import { DeskUsersReader } from './desk-users.reader.js';
import { DisabledChangeDto, InvitationDto, RoleChangeDto } from './user.dto.js';
import { UsersService } from './users.service.js';

const UserId = () => IdParam('id', messages.userNotFound);

/** The users of the desk, for those who manage them. */
@Controller('api/admin/users')
@NeedsRole('admin')
export class AdminUsersController {
  constructor(
    private readonly reader: DeskUsersReader,
    private readonly users: UsersService,
  ) {}

  @Get()
  async list(): Promise<DeskUsers> {
    return { users: await this.reader.list() };
  }

  @Post()
  async invite(
    @Body() invitation: InvitationDto,
    @ActingAdmin() actor: Actor,
  ): Promise<MessageReply> {
    await this.users.invite(invitation, actor);
    return { message: messages.userInvited };
  }

  @Post(':id/invitation')
  @HttpCode(200)
  async inviteAgain(@UserId() id: string, @ActingAdmin() actor: Actor): Promise<MessageReply> {
    await this.users.inviteAgain(id, actor);
    return { message: messages.userInvited };
  }

  @Put(':id/role')
  async setRole(
    @UserId() id: string,
    @Body() { role }: RoleChangeDto,
    @ActingAdmin() actor: Actor,
  ): Promise<DeskUsers> {
    await this.users.setRole(id, role, actor);
    return this.list();
  }

  @Put(':id/disabled')
  async setDisabled(
    @UserId() id: string,
    @Body() { isDisabled }: DisabledChangeDto,
    @ActingAdmin() actor: Actor,
  ): Promise<DeskUsers> {
    await this.users.setDisabled(id, isDisabled, actor);
    return this.list();
  }

  @Delete(':id')
  async delete(@UserId() id: string, @ActingAdmin() actor: Actor): Promise<MessageReply> {
    await this.users.delete(id, actor);
    return { message: messages.userDeleted };
  }
}
