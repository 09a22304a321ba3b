import { apiPaths } from '@ellac/contracts';
import { Injectable } from '@nestjs/common';
import { parse } from 'cookie';
import type { CookieOptions, Request, Response } from 'express';
import { Environment } from '../config/environment.js';

/**
 * The cookie that opens one report, so that the page can take the link's token out of its address.
 * It holds that token: whatever ends the link ends the cookie too.
 */
@Injectable()
export class ReportCookie {
  private readonly isSecure: boolean;
  private readonly name: string;

  constructor({ PUBLIC_URL }: Environment) {
    this.isSecure = PUBLIC_URL.startsWith('https:');
    // Not `__Host-` as for the session: that prefix requires the path `/`.
    this.name = this.isSecure ? '__Secure-ellac-report' : 'ellac-report';
  }

  /** Sets the cookie for the holder of a valid link, for as long as the link is valid. */
  set(response: Response, reportId: string, token: string, secondsLeft: number): void {
    response.cookie(this.name, token, { ...this.options(reportId), maxAge: secondsLeft * 1000 });
  }

  /** Deletes a cookie that opens nothing any more. */
  clear(response: Response, reportId: string): void {
    response.clearCookie(this.name, this.options(reportId));
  }

  /** The token in it; null when it is missing or empty. */
  tokenIn(request: Request): string | null {
    const token = parse(request.header('Cookie') ?? '')[this.name];
    return token === undefined || token === '' ? null : token;
  }

  private options(reportId: string): CookieOptions {
    const path = apiPaths.analysis(reportId, null);
    return { httpOnly: true, sameSite: 'strict', path, secure: this.isSecure };
  }
}

/** The token of a link; null when it is missing, empty or given more than once. */
export function tokenInQuery(request: Request): string | null {
  const { token } = request.query;
  return typeof token === 'string' && token !== '' ? token : null;
}
