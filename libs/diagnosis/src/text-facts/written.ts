import type { Country } from '@ellac/contracts';
import type { PlainDate } from './dates/period.js';

/** When and where a text was written, from which its times count. */
export interface Written {
  readonly submittedOn: PlainDate;
  readonly country: Country;
}
