import { createHmac } from 'node:crypto';
import { messages } from '@ellac/contracts';
import { Injectable } from '@nestjs/common';
import { Environment } from '../../config/environment.js';
import { isSignedBy, type KeyRing, secretRing } from '../../config/key-ring.js';
import { ValidationFailed } from '../errors/validation-failed.js';

/**
 * Cursors of paged lists: where a page ended, as text that the client sends back for the next page.
 * A signature detects a changed cursor.
 */
@Injectable()
export class Cursors {
  private readonly secrets: KeyRing<string>;

  constructor(environment: Environment) {
    this.secrets = secretRing(environment);
  }

  /** @param list names the list and its order; a cursor of another one is refused. */
  seal(list: string, position: readonly string[]): string {
    const text = Buffer.from(JSON.stringify(position)).toString('base64url');
    return `${text}.${signatureOf(this.secrets[0], list, text).toString('base64url')}`;
  }

  /** @throws ValidationFailed when it was not made here for this list. */
  open(list: string, cursor: string): readonly string[] {
    const [text = '', signature = ''] = cursor.split('.');
    const given = Buffer.from(signature, 'base64url');
    if (!isSignedBy(this.secrets, given, (secret) => signatureOf(secret, list, text))) {
      const message = messages.cursorInvalid;
      throw new ValidationFailed(message, [{ path: 'cursor', message }]);
    }
    return JSON.parse(Buffer.from(text, 'base64url').toString()) as string[];
  }
}

const signatureOf = (secret: string, list: string, text: string): Buffer =>
  createHmac('sha256', secret).update(`cursor:${list}:${text}`).digest().subarray(0, 16);
