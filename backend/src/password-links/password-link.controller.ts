import { type MessageReply, messages, type PasswordLinkReply } from '@ellac/contracts';
import { Body, Controller, HttpCode, Ip, Post, Put, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { requestIdOf } from '../common/errors/request-id.js';
import { Refusal } from '../common/errors/refusal.js';
import { addressOf } from '../common/http/address-of.js';
import { RateLimits } from '../rate-limits/rate-limits.service.js';
import { PasswordByLinkDto, PasswordLinkDto } from './password-link.dto.js';
import { PasswordLinks } from './password-links.service.js';

/** For the holder of a link from a mail. Tokens stand in bodies, which no log holds. */
@Controller('api/password-link')
export class PasswordLinkController {
  constructor(
    private readonly links: PasswordLinks,
    private readonly limits: RateLimits,
  ) {}

  /** Whose password it sets. It uses nothing up: mail scanners open links first. */
  @Post()
  @HttpCode(200)
  async read(
    @Body() { token }: PasswordLinkDto,
    @Ip() address: string,
  ): Promise<PasswordLinkReply> {
    return this.counted(address, () => this.links.read(token));
  }

  @Put()
  async setPassword(
    @Body() body: PasswordByLinkDto,
    @Ip() address: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<MessageReply> {
    const caller = { address: addressOf(request), requestId: requestIdOf(response) };
    await this.counted(address, () => this.links.setPassword(body, caller));
    return { message: messages.passwordSet };
  }

  /** Counts what was not valid. */
  private async counted<Result>(address: string, use: () => Promise<Result>): Promise<Result> {
    try {
      return await use();
    } catch (failure) {
      if (failure instanceof Refusal && failure.getStatus() === 404)
        await this.limits.passwordLinkFailed(address);
      throw failure;
    }
  }
}
