import { Module } from '@nestjs/common';
import { ForgottenPasswordController } from './forgotten-password.controller.js';
import { PasswordLinkController } from './password-link.controller.js';
import { PasswordLinks } from './password-links.service.js';

@Module({
  controllers: [ForgottenPasswordController, PasswordLinkController],
  providers: [PasswordLinks],
  exports: [PasswordLinks],
})
export class PasswordLinksModule {}
