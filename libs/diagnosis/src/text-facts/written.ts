import type { Country } from '@ellac/contracts';
import type { PlainDate } from './dates/period.js';
import type { ReadLanguage } from './reading/language-of.js';

/** In which language, when and where a text was written; its times count from there. */
export interface Written {
  readonly submittedOn: PlainDate;
  readonly country: Country;
  /** English where it is not given. */
  readonly language?: ReadLanguage | undefined;
}
