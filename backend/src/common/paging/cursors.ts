import { createHmac, timingSafeEqual } from 'node:crypto';
import { messages } from '@ellac/contracts';
import { Injectable } from '@nestjs/common';
import { Environment } from '../../config/environment.js';
import { ValidationFailed } from '../errors/validation-failed.js';

/**
 * Cursors of paged lists: where a page ended, as text that the client sends back for the next page.
 * A signature detects a changed cursor.
 */
@Injectable()
export class Cursors {
  constructor(private readonly environment: Environment) {}

  /** @param list names the list and its order; a cursor of another one is refused. */
  seal(list: string, position: readonly string[]): string {
    const text = Buffer.from(JSON.stringify(position)).toString('base64url');
    return `${text}.${this.signatureOf(list, text).toString('base64url')}`;
  }

  /** @throws ValidationFailed when it was not made here for this list. */
  open(list: string, cursor: string): readonly string[] {
    const [text = '', signature = ''] = cursor.split('.');
    const given = Buffer.from(signature, 'base64url');
    const expected = this.signatureOf(list, text);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
      const message = messages.cursorInvalid;
      throw new ValidationFailed(message, [{ path: 'cursor', message }]);
    }
    return JSON.parse(Buffer.from(text, 'base64url').toString()) as string[];
  }

  private signatureOf(list: string, text: string): Buffer {
    return createHmac('sha256', this.environment.SECRET)
      .update(`cursor:${list}:${text}`)
      .digest()
      .subarray(0, 16);
  }
}
