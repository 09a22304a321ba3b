import { Controller, Get, Header, NotFoundException } from '@nestjs/common';
import { Environment } from '../config/environment.js';

/** Days until a reader of `security.txt` should ask again; RFC 9116 advises less than a year. */
const validDays = 90;

/** Files whose addresses are the same on every site. */
@Controller()
export class WellKnownController {
  constructor(private readonly environment: Environment) {}

  /** Whom to tell of a weakness (RFC 9116); there is no such file without a contact. */
  @Get('.well-known/security.txt')
  @Header('Content-Type', 'text/plain; charset=utf-8')
  securityTxt(): string {
    const { SECURITY_CONTACT, PUBLIC_URL } = this.environment;
    if (SECURITY_CONTACT === undefined) throw new NotFoundException();
    const expires = new Date(Date.now() + validDays * 86_400_000).toISOString();
    return [
      `Contact: ${SECURITY_CONTACT}`,
      `Expires: ${expires.replace(/\.\d+Z$/, 'Z')}`,
      'Preferred-Languages: en',
      `Canonical: ${new URL('/.well-known/security.txt', PUBLIC_URL).href}`,
      '',
    ].join('\n');
  }

  /** Crawlers may read the questionnaire, and nothing that is one person's. */
  @Get('robots.txt')
  @Header('Content-Type', 'text/plain; charset=utf-8')
  robotsTxt(): string {
    const closed = ['/admin', '/api/', '/results/', '/verify-report/', '/embed'];
    return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), ''].join('\n');
  }
}
