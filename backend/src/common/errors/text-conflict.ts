import type { ChangedText } from '@ellac/contracts';
import { Refusal } from './refusal.js';

/** Refuses to overwrite a text that somebody else has changed meanwhile, and says what it says now. */
export class TextConflict extends Refusal {
  constructor(
    sentence: string,
    readonly current: ChangedText,
  ) {
    super(409, sentence);
  }
}
