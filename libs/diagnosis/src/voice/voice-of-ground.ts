import type { Ground } from '../situation/ground.js';
import { plainText } from '../text/plain-text.js';
import { isEnglish } from '../text-facts/reading/is-english.js';
import type { Voice } from './voice.js';
import { voiceOf } from './voice-of.js';

/** How texts speak of this business. */
export function voiceOfGround(ground: Ground): Voice {
  const { company_info: info, growth } = ground.questionnaire;
  const company = plainText(info.name) || 'The company';
  const strategy = isEnglish(growth.strategy, []) ? growth.strategy : '';
  const { challenges } = ground.questionnaire.qualitative;
  return voiceOf({ ...ground, seed: company, company, strategy, challenges });
}
