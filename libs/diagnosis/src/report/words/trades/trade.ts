import type { Phrase } from '../../../text/phrase.js';

/** How a line of business is spoken of; our own experience of the trade, no statistics. */
export interface Trade {
  /** `a manufacturing business` */
  readonly kind: string;
  /** What Phase 1 looks like here, after "In Phase 1 ". */
  readonly ownerLed: Phrase;
  /** What Phase 2 looks like here, after "In Phase 2 ". */
  readonly ledByOthers: Phrase;
  readonly systems: Phrase;
  /** Speaks of others; not said to a company of one or two. */
  readonly leadership: Phrase;
  readonly market: Phrase;
}
