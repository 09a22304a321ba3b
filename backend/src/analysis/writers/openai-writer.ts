import { Injectable } from '@nestjs/common';
import type { Writer } from './writer.js';
import { TryAgain } from './writing-fault.js';

/** Has a language model word the report. */
@Injectable()
export class OpenaiWriter implements Writer {
  readonly write: Writer['write'] = () =>
    Promise.reject(new TryAgain('No language model is connected yet.', 0));
}
