import { type MessageReply, messages, type SavedView } from '@ellac/contracts';
import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ActingAdmin, type Actor } from '../audit/actor.js';
import { NeedsRole } from '../common/http/needs-role.js';
import { IdParam } from '../common/validation/id-param.js';
import { SavedViewDto } from './saved-view.dto.js';
import { SavedViews } from './saved-views.service.js';

/** The views of the list of companies that the signed-in coach keeps. */
@Controller('api/admin/saved-views')
@NeedsRole('coach')
export class AdminSavedViewsController {
  constructor(private readonly views: SavedViews) {}

  @Get()
  @NeedsRole('reader')
  list(@ActingAdmin() { userId }: Actor): Promise<SavedView[]> {
    return this.views.list(userId);
  }

  @Post()
  add(@Body() view: SavedViewDto, @ActingAdmin() { userId }: Actor): Promise<SavedView> {
    return this.views.add(userId, view);
  }

  @Put(':id')
  change(
    @IdParam('id', messages.viewNotFound) id: string,
    @Body() view: SavedViewDto,
    @ActingAdmin() { userId }: Actor,
  ): Promise<SavedView> {
    return this.views.change(userId, id, view);
  }

  @Delete(':id')
  async delete(
    @IdParam('id', messages.viewNotFound) id: string,
    @ActingAdmin() { userId }: Actor,
  ): Promise<MessageReply> {
    await this.views.delete(userId, id);
    return { message: messages.viewDeleted };
  }
}
