import { Module } from '@nestjs/common';
import { AdminInboxController } from './admin-inbox.controller.js';
import { InboxMarks } from './inbox-marks.service.js';

@Module({ controllers: [AdminInboxController], providers: [InboxMarks] })
export class InboxModule {}
