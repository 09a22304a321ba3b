import { formatScore, type Readiness } from '@ellac/contracts';
import type { Business } from './business.js';
import { areaNames, contrastOf, halfKnown, levelOf } from './levels.js';
import { contrasts } from './words/area-words.js';
import { countryNames, industryWords } from './words/industry-words.js';
import { capital, counted, joined, lowered, say } from './words/phrase.js';
import { variantOf } from './words/variant.js';

function ownersOf({ answers: { partners, silent }, ownerFullName }: Business): string {
  if (partners === 1 && silent === 0) {
    return `${ownerFullName} is its only active owner and answered the questions.`;
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
  const kind = industryWords[answers.industry].kind;
  return (
    `${company} is ${kind} in ${countryNames[answers.country]}${figures === '' ? '' : `, with ${figures}`}. ` +
    ownersOf(business)
  );
}

function verdict(business: Business): string {
  const { scores, areaScores, readiness } = business.diagnosis;
  const { band, completeness } = readiness;
  const score = formatScore(scores.overallScore);
  if (completeness < halfKnown) {
    return `An overall score of ${score} out of 10 comes mostly from questions that were left open.`;
  }
  switch (band) {
    case 'phase-2-ready':
      return variantOf(business, [
        `An overall score of ${score} out of 10 shows a company that its leaders can run.`,
        `With ${score} out of 10 overall, this is a company that no longer waits for its owner.`,
      ]);
    case 'ready-with-gaps':
      return variantOf(business, [
        `An overall score of ${score} out of 10 shows a company that is nearly there, with gaps that can be named.`,
        `With ${score} out of 10 overall, the move to Phase 2 can be planned, and a few gaps should be closed on the way.`,
      ]);
    case 'in-transition':
      return variantOf(business, [
        `An overall score of ${score} out of 10 places it between the two phases, with ground covered and ground to cover.`,
        `With ${score} out of 10 overall, it has left Phase 1 in some respects and not in others.`,
      ]);
    case 'phase-1-owner-led':
      return areaScores.leadership >= 5
        ? `An overall score of ${score} out of 10 says that the base comes first, since leadership is ahead of what it could lead.`
        : areaScores.leadership >= 3
          ? `An overall score of ${score} out of 10 shows a company with more to build than to hand over.`
          : variantOf(business, [
              `An overall score of ${score} out of 10 shows a company that rests on its owner today.`,
              `With ${score} out of 10 overall, most of what the company can do is what its owner does.`,
            ]);
  }
}

/** How far the answers carry, where some were left open. */
function reservation({ completeness }: Readiness): string {
  if (completeness >= 95) return '';
  if (completeness < halfKnown) return 'What follows is a list of questions more than a judgement.';
  return `Of what is scored, ${100 - completeness}% was left open and counts a little below the middle; more answers would sharpen the picture.`;
}

function contrast(business: Business): string {
  const { areaScores, readiness } = business.diagnosis;
  const { strongest, weakest, distance, telling } = contrastOf(business.diagnosis);
  const [high, low] = [areaScores[strongest], areaScores[weakest]];
  if (distance === 0) return `All three areas stand at ${formatScore(high)}.`;
  if (!telling) {
    return `The three areas lie close together, from ${formatScore(low)} to ${formatScore(high)}, so no side of the business runs ahead of the others.`;
  }
  const scores = `${capital(areaNames[strongest])} ${strongest === 'systems' ? 'lead' : 'leads'} with ${formatScore(high)}; ${areaNames[weakest]} ${weakest === 'systems' ? 'come' : 'comes'} last with ${formatScore(low)}.`;
  if (levelOf(low) === 'strong') return `${scores} Even the last of the three is strong.`;
  if (levelOf(high) === 'weak' || readiness.completeness < halfKnown) {
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
  const steps = firstSteps.map(lowered).join('; ');
  const first = `${capital(counted(firstSteps.length))} steps come first: ${steps}.`;
  return [
    portrait(business),
    verdict(business),
    reservation(business.diagnosis.readiness),
    contrast(business),
    vision,
    first,
  ]
    .filter((part) => part !== '')
    .join(' ');
}
