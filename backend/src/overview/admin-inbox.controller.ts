import { type MessageReply, messages, type NeedKind, needKinds } from '@ellac/contracts';
import { Body, Controller, Delete, Param, ParseEnumPipe, Put } from '@nestjs/common';
import { ActingAdmin, type Actor } from '../audit/actor.js';
import { NeedsRole } from '../common/http/needs-role.js';
import { Refusal } from '../common/errors/refusal.js';
import { IdParam } from '../common/validation/id-param.js';
import { InboxMarkDto } from './inbox-mark.dto.js';
import { InboxMarks } from './inbox-marks.service.js';

const KindParam = (): ParameterDecorator =>
  Param(
    'kind',
    new ParseEnumPipe(Object.fromEntries(needKinds.map((kind) => [kind, kind])), {
      exceptionFactory: () => new Refusal(404, messages.inboxItemNotFound),
    }),
  );

/** What the signed-in coach puts out of the inbox, and back. */
@Controller('api/admin/inbox/:kind/:responseId')
@NeedsRole('coach')
export class AdminInboxController {
  constructor(private readonly marks: InboxMarks) {}

  @Put()
  async set(
    @KindParam() kind: NeedKind,
    @IdParam('responseId', messages.inboxItemNotFound) responseId: string,
    @Body() { until }: InboxMarkDto,
    @ActingAdmin() { userId }: Actor,
  ): Promise<MessageReply> {
    await this.marks.set({ userId, responseId, kind }, until);
    return { message: messages.inboxItemPutOut };
  }

  @Delete()
  async remove(
    @KindParam() kind: NeedKind,
    @IdParam('responseId', messages.inboxItemNotFound) responseId: string,
    @ActingAdmin() { userId }: Actor,
  ): Promise<MessageReply> {
    await this.marks.remove({ userId, responseId, kind });
    return { message: messages.inboxItemPutBack };
  }
}
