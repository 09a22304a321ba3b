import type { ReportContent } from '@ellac/contracts';
import type { Business } from '@ellac/report-text';
import { answerFacts } from './answers/answer-facts.js';
import { derivedFacts } from './figures/derived-facts.js';
import type { FactsPack } from './fact.js';
import { judgementOf } from './picture/judgement-of.js';
import { kindOf } from './kind-of.js';
import { moneyFacts } from './figures/money-facts.js';
import { ownerWordsOf, quotedIds } from './answers/owner-words.js';
import { pictureOf } from './picture/picture-of.js';
import { dateFacts } from './answers/placed-texts.js';
import { ruleFacts } from './rule-facts.js';
import { scoreFacts } from './figures/score-facts.js';
import { textFactFacts } from './text-fact-facts.js';

/**
 * Everything that texts may say about a business; pure, and the same for the same answers.
 *
 * @param report as the rules wrote it
 */
export function factsPackOf(business: Business, report: ReportContent): FactsPack {
  const known = [
    ...answerFacts(business),
    ...derivedFacts(business),
    ...scoreFacts(business.diagnosis),
    ...textFactFacts(business),
    ...moneyFacts(business),
    ...dateFacts(report, business.answers.country),
  ];
  const { rules, figures } = ruleFacts(business, report, known);
  return {
    facts: [...known, ...figures],
    rules,
    ownerWords: ownerWordsOf(business, known),
    quoted: quotedIds(business),
    judgement: judgementOf(business),
    picture: pictureOf(business, report, known, rules),
    names: { company: business.company },
    kind: kindOf(business),
  };
}
