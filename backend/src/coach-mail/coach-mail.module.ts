import { Module } from '@nestjs/common';
import { CoachMails } from './coach-mails.js';

@Module({ providers: [CoachMails], exports: [CoachMails] })
export class CoachMailModule {}
