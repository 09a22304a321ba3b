import type { ReportContent } from '@ellac/contracts';
import { type Business, situationSentencesOf } from '@ellac/report-text';
import { factId, placeholder } from '../fact-ids.js';
import type { Fact, RuleFact } from '../fact.js';
import { moneyFactId } from '../figures/money-facts.js';
import { ownTextHider } from '../answers/names.js';
import { ownerWordsId } from '../answers/owner-words.js';
import type { Picture } from './picture.js';

/** The business as every part of its report sees it. */
export function pictureOf(
  business: Business,
  { page }: ReportContent,
  facts: readonly Fact[],
  rules: readonly RuleFact[],
): Picture {
  const { diagnosis, voice } = business;
  const { id, variant } = diagnosis.situation;
  const hidden = ownTextHider(business, facts);
  return {
    situation: {
      id,
      ...(variant !== undefined && { variant }),
      sentences: situationSentencesOf(business).map(hidden),
    },
    customers: voice.customers,
    hasPartners: voice.hasPartners,
    firstSteps: (page?.steps ?? []).map(({ id: ruleId, step }, index) => ({
      step: rules.find((rule) => rule.id === ruleId)?.step ?? step,
      by: placeholder(factId('B', index + 1)),
    })),
    redFlags: diagnosis.redFlags.map(({ text, consequence }) => hidden(`${text} ${consequence}`)),
    contradictions: diagnosis.contradictions.map(({ text }) => hidden(text)),
    money: diagnosis.money.map(({ id: about, text, formula, caveat }) => ({
      id: moneyFactId(about),
      about,
      text: hidden(text),
      formula,
      ...(caveat !== undefined && { caveat }),
    })),
    textFacts: diagnosis.facts.map(({ id: fact, kind, path }) => ({
      id: fact,
      kind,
      ...(path !== undefined && { answer: ownerWordsId(path) }),
    })),
  };
}
