import { formatNumber, formatScore, type Readiness } from '@ellac/contracts';
import type { Business } from './business.js';
import { areaNames, contrastOf, levelOf } from './levels.js';
import { contrasts } from './words/area-words.js';
import { countryNames, industryWords } from './words/industry-words.js';
import { capital, counted, joined, say } from './words/phrase.js';

function partnersOf({ answers: { partners, silent } }: Business): string {
  const active =
    partners === 1 ? 'one active partner' : `${formatNumber(partners)} active partners`;
  if (silent === 0) return active;
  return `${active} and ${silent === 1 ? 'one silent partner' : `${formatNumber(silent)} silent partners`}`;
}

/** Who the business is, from what was answered and nothing else. */
function portrait(business: Business): string {
  const { company, answers, people, revenue, ownerFullName } = business;
  const figures = joined([
    ...(people === undefined ? [] : [people]),
    ...(revenue === undefined ? [] : [`revenue of ${revenue} a year`]),
  ]);
  const kind = industryWords[answers.industry].kind;
  return (
    `${company} is ${kind} in ${countryNames[answers.country]}${figures === '' ? '' : `, with ${figures}`}. ` +
    `It has ${partnersOf(business)}, and the answers come from ${ownerFullName}.`
  );
}

function verdict({ band }: Readiness, score: string, leadership: number): string {
  switch (band) {
    case 'phase-2-ready':
      return `An overall score of ${score} out of 10 shows a company that its leaders can run.`;
    case 'ready-with-gaps':
      return `An overall score of ${score} out of 10 shows a company that is nearly there, with gaps that can be named.`;
    case 'in-transition':
      return `An overall score of ${score} out of 10 places it between the two phases, with ground covered and ground to cover.`;
    case 'phase-1-owner-led':
      return leadership >= 5
        ? `An overall score of ${score} out of 10 says that the base comes first, since leadership is ahead of what it could lead.`
        : `An overall score of ${score} out of 10 shows a company that rests on its owner today.`;
  }
}

/** How far the answers carry, where some were left open. */
function reservation({ completeness }: Readiness): string {
  if (completeness >= 95) return '';
  const open = `${100 - completeness}% of what is scored was left open`;
  return completeness < 50
    ? `${open}, so what follows is a list of questions more than a judgement.`
    : `${open} and counts a little below the middle, so the picture will sharpen with more answers.`;
}

function contrast(business: Business): string {
  const { areaScores, readiness } = business.diagnosis;
  const { strongest, weakest, distance, telling } = contrastOf(business.diagnosis);
  const [high, low] = [areaScores[strongest], areaScores[weakest]];
  if (!telling) {
    return `The three areas lie close together, from ${formatScore(low)} to ${formatScore(high)}, so no side of the business runs ahead of the others.`;
  }
  const scores = `${capital(areaNames[strongest])} leads with ${formatScore(high)}, and ${areaNames[weakest]} is last with ${formatScore(low)}.`;
  if (levelOf(low) === 'strong') return `${scores} Even the last of them is strong.`;
  if (levelOf(high) === 'weak' || readiness.completeness < 50) {
    return `${scores} At this height the order of the steps matters more than the difference.`;
  }
  const meaning = say(contrasts[strongest][weakest] ?? '', business);
  return `${scores} ${levelOf(high) === 'making' && distance < 1 ? '' : meaning}`.trim();
}

/** The first thing the owner reads: who, where it stands, what that means, and what comes first. */
export function overviewOf(
  business: Business,
  vision: string,
  firstSteps: readonly string[],
): string {
  const { scores, areaScores, readiness } = business.diagnosis;
  const steps = firstSteps.map((step) => step.charAt(0).toLowerCase() + step.slice(1));
  const first =
    steps.length === 1
      ? `One step comes before all others: ${steps[0]}.`
      : `${capital(counted(steps.length))} steps come first: ${steps.join('; ')}.`;
  return [
    portrait(business),
    verdict(readiness, formatScore(scores.overallScore), areaScores.leadership),
    reservation(readiness),
    contrast(business),
    vision,
    first,
  ]
    .filter((part) => part !== '')
    .join(' ');
}
