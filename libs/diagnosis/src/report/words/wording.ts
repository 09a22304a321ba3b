import type { Wording } from '../../text/phrase.js';
import type { Business } from '../business.js';
import { say } from './phrase.js';
import { variantOf } from './variant.js';

/** The wording for this business, with its names and figures. */
export const worded = (wording: Wording, business: Business): string =>
  say(typeof wording === 'string' ? wording : variantOf(business, wording), business);
