import { languageOf } from './language-of.js';

/** Whether a text is in English; a short one is judged with the other texts of the same owner. */
export const isEnglish = (text: string, others: readonly string[]): boolean =>
  languageOf(text, others) === 'english';
