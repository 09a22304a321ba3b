import { cashRules } from './told-cash.js';
import { clientRules } from './told-clients.js';
import { deadlineRules } from './told-deadlines.js';
import { exitRules } from './told-exit.js';
import { marginRules } from './told-margin.js';
import { openAnswerRules } from './open-answers.js';
import { peopleRules } from './told-people.js';
import { smallRules } from './told-wish-small.js';
import { termRules } from './told-terms.js';

/** All rules that the owner's own words, the situation or the money call for. */
export const factRules = [
  ...cashRules,
  ...marginRules,
  ...exitRules,
  ...clientRules,
  ...peopleRules,
  ...termRules,
  ...smallRules,
  ...openAnswerRules,
  ...deadlineRules,
] as const;
