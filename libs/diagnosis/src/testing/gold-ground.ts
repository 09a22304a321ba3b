import { answersOf, notKnownOf } from '../model/answers.js';
import { moneyOf } from '../money/money-of.js';
import { packOf } from '../packs/pack-of.js';
import { growthPartIn } from '../text-facts/values/planned-place.js';
import type { VoiceGround } from '../voice/voice-of.js';
import type { FactGround } from '../conditions/facts/fact-condition.js';
import { score } from '../model/scoring.js';
import { situationsOf } from '../situation/decide.js';
import { untouchedOf } from '../situation/untouched-parts.js';
import { isEnglish } from '../text-facts/reading/is-english.js';
import type { TextFact } from '../text-facts/text-fact.js';
import { twoMarksOf } from '../model/marks-of-areas.js';
import type { GoldBusiness } from './gold-businesses.js';

/** What the rules on facts are drawn from, for an invented business and these facts of it. */
export function goldGroundOf(
  { payload }: GoldBusiness,
  facts: readonly TextFact[],
): FactGround & VoiceGround {
  const answers = answersOf(payload);
  const notKnown = notKnownOf(payload);
  const { breakdown, completeness } = score(answers, notKnown);
  const trade = packOf(payload);
  const [situation] = situationsOf({
    answers,
    notKnown,
    facts,
    completeness,
    untouched: untouchedOf(answers),
    emptyTexts: 0,
    leadershipByFacts: twoMarksOf(breakdown).leadership.facts,
    netMargin: answers.nm,
  });
  const { strategy } = payload.growth;
  return {
    seed: payload.company_info.name,
    company: payload.company_info.name,
    flags: trade.flags,
    answers,
    notKnown,
    facts,
    money: moneyOf({ answers, notKnown, facts, flags: trade.flags }),
    situation,
    trade,
    hasStrategy: true,
    namesNewPart: growthPartIn(strategy) !== undefined,
    strategy: isEnglish(strategy, []) ? strategy : '',
  };
}
