import { formatScore, levelOf, type Readiness } from '@ellac/contracts';
import type { Business } from './business.js';
import { firstStepsOf } from './first-steps.js';
import { areaNames, contrastOf, halfKnown } from './levels.js';
import { contrasts } from './words/area-words.js';
import type { Plan } from './plan.js';
import { countryNames } from './words/country-names.js';
import { trades } from './words/trades/trades.js';
import { say } from './words/phrase.js';
import { capital, lowered } from '../text/capital.js';
import { counted } from '../text/counted.js';
import { joined } from '../text/joined.js';
import type { Phrase } from '../text/phrase.js';
import { variantOf } from './words/variant.js';
import {
  buildFirst,
  leadershipAhead,
  scoreOpenings,
  soloVerdicts,
  stepOpenings,
  verdicts,
} from './words/verdict-words.js';
import { worded } from './words/wording.js';

function ownersOf(business: Business): string {
  const { answers, ownerFullName, size } = business;
  const { partners, silent } = answers;
  if (partners === 1 && silent === 0) {
    return size === 'solo'
      ? `${ownerFullName} owns it and gave the answers.`
      : variantOf(business, [
          `${ownerFullName} is its only active owner and answered the questions.`,
          `It belongs to ${ownerFullName}, who also gave the answers.`,
        ]);
  }
  const active = partners === 1 ? 'one active partner' : `${counted(partners)} active partners`;
  const others =
    silent === 0 ? '' : ` and ${counted(silent)} silent ${silent === 1 ? 'one' : 'ones'}`;
  return `It has ${active}${others}; the answers come from ${ownerFullName}.`;
}

/** Who the business is, from what was answered and nothing else. */
function portrait(business: Business): string {
  const { company, answers, people, revenue } = business;
  const figures = joined([
    ...(people === undefined ? [] : [people]),
    ...(revenue === undefined ? [] : [`revenue of ${revenue} a year`]),
  ]);
  const kind = trades[answers.industry].kind;
  return (
    `${company} is ${kind} in ${countryNames[answers.country]}${figures === '' ? '' : `, with ${figures}`}. ` +
    ownersOf(business)
  );
}

function verdict(business: Business): string {
  const { scores, areaScores, readiness } = business.diagnosis;
  const score = formatScore(scores.overallScore);
  const said = (variants: readonly Phrase[]) =>
    `${variantOf(business, scoreOpenings)(score)} ${worded(variants, business)}`;
  if (readiness.completeness < halfKnown) {
    return `An overall score of ${score} out of 10 comes mostly from questions that were left open.`;
  }
  return said(
    readiness.band === 'phase-1-owner-led' && areaScores.leadership >= leadershipAhead
      ? buildFirst
      : (business.size === 'solo' ? soloVerdicts : verdicts)[readiness.band],
  );
}

/** How far the answers carry, where some were left open. */
function reservation({ completeness }: Readiness): string {
  if (completeness >= 95) return '';
  if (completeness < halfKnown) return 'What follows is a list of questions more than a judgement.';
  return `Of what is scored, ${100 - completeness}% was left open and counts a little below the middle, so more answers would sharpen the picture.`;
}

function contrast(business: Business): string {
  const { areaScores, readiness } = business.diagnosis;
  const { strongest, weakest, distance, telling } = contrastOf(business.diagnosis);
  const [high, low] = [areaScores[strongest], areaScores[weakest]];
  if (distance === 0) return `All three areas stand at ${formatScore(high)}.`;
  if (!telling) {
    return `The three areas lie close together, between ${formatScore(low)} and ${formatScore(high)}, so no side of the business runs ahead of the others.`;
  }
  const scores = `${capital(areaNames[strongest])} ${strongest === 'systems' ? 'lead' : 'leads'} with ${formatScore(high)}, and ${areaNames[weakest]} ${weakest === 'systems' ? 'come' : 'comes'} last with ${formatScore(low)}.`;
  if (levelOf(low) === 'strong') return `${scores} Even the last of the three is strong.`;
  if (levelOf(high) === 'weak' || readiness.completeness < halfKnown) {
    return `${scores} With all three this low, what to do first matters more than the difference.`;
  }
  const meaning = say(variantOf(business, contrasts[strongest][weakest]), business);
  return `${scores} ${levelOf(high) === 'making' && distance < 1 ? '' : meaning}`.trim();
}

/** What to begin with, one sentence a step. */
function beginning(business: Business, plan: Plan): string {
  const steps = firstStepsOf(plan).map(({ words }) => lowered(words.step));
  const starts = variantOf(business, stepOpenings);
  return steps.map((step, index) => `${starts[index]}${step}.`).join(' ');
}

/** The first thing the owner reads: who, where it stands, what that means, and what comes first. */
export const overviewOf = (business: Business, plan: Plan, vision: string): string =>
  [
    [portrait(business), verdict(business), reservation(business.diagnosis.readiness)],
    [contrast(business)],
    [vision],
    [beginning(business, plan)],
  ]
    .map((parts) => parts.filter((part) => part !== '').join(' '))
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
