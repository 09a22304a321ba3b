import { cashRules } from './cash.js';
import { clientRules } from './clients.js';
import { exitRules } from './exit.js';
import type { PlacedFactRule } from './placed-fact-rule.js';
import { marginRules } from './margin.js';
import { openAnswerRules } from './open-answers.js';
import { peopleRules } from './people.js';
import { smallRules } from './small.js';
import { termRules } from './terms.js';

/** All rules that the owner's own words, the situation or the money call for. */
export const factRules: readonly PlacedFactRule[] = [
  ...cashRules,
  ...marginRules,
  ...exitRules,
  ...clientRules,
  ...peopleRules,
  ...termRules,
  ...smallRules,
  ...openAnswerRules,
];
