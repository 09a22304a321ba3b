import { setTimeout } from 'node:timers/promises';
import { type MessageReply, messages } from '@ellac/contracts';
import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { RateLimits } from '../rate-limits/rate-limits.service.js';
import { ForgottenPasswordDto } from './password-link.dto.js';
import { PasswordLinks } from './password-links.service.js';

/** Milliseconds until the reply; far more than the statement takes. */
const answerTime = 100;

@Controller('api/forgotten-password')
export class ForgottenPasswordController {
  constructor(
    private readonly links: PasswordLinks,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Sends the same reply, after the same statement and in the same time, whether or not a user has
   * the address: storing a row takes longer than finding none.
   */
  @Post()
  @HttpCode(200)
  async ask(@Body() { email }: ForgottenPasswordDto, @Ip() address: string): Promise<MessageReply> {
    await this.limits.forgottenPassword(email, address);
    await Promise.all([this.links.forgotten(email), setTimeout(answerTime)]);
    return { message: messages.forgottenPasswordReply };
  }
}
