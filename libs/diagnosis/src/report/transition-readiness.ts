import { formatScore, type ReadinessBand } from '@ellac/contracts';
import type { RedFlag } from '../diagnosis.js';
import type { Business } from './business.js';
import { areaNames, halfKnown, missingPoints } from './levels.js';
import { capital } from '../text/capital.js';
import { counted } from '../text/counted.js';
import { variantForSize, variantOf } from './words/variant.js';
import { leadershipAhead } from './words/verdict-words.js';
import { worded } from './words/wording.js';

/** What a red flag means, as a clause. */
const meanings: Readonly<Record<RedFlag['id'], string>> = {
  absence: 'a short illness would be enough to stop the work',
  'owner-sales': 'most orders depend on one person being there',
  'largest-clients': 'a few clients can make or break the year',
  loss: 'the money for a change of leadership is not being earned',
  'no-statements': 'nobody outside can check the figures',
};

function redFlagText(business: Business): string {
  const { redFlags, readiness } = business.diagnosis;
  if (redFlags.length === 0) {
    return readiness.completeness >= 95
      ? 'No red flag stands in the way.'
      : 'No red flag shows in the answers that were given.';
  }
  const count =
    redFlags.length === 1
      ? 'One red flag weighs'
      : `${capital(counted(redFlags.length))} red flags weigh`;
  const meaning = redFlags.map(({ id }) => meanings[id]).join('; ');
  const weighing = variantOf(business, ['more than any score here', 'more than the scores do']);
  return `${count} ${weighing}: ${meaning}.`;
}

/** What has to be true for the next band, in words; the figures stand beside the band. */
const nextBand: Readonly<Record<ReadinessBand, readonly string[]>> = {
  'phase-2-ready': [
    'There is no higher level to reach. What remains is to keep this true when people, customers or the market change.',
    'This is the highest level, and it is kept only by using it: let the leaders lead, and look at the figures once a quarter.',
    'Nothing stands above this level, so the effort can go into staying there.',
  ],
  'ready-with-gaps': [
    'For full readiness every area has to be sound, no red flag may be left, and nearly every answer has to be known.',
    'Full readiness begins where all three areas are sound at once. It allows no red flag and hardly an open answer.',
    'What is missing for full readiness is a strong score overall with no area behind, no red flag, and answers to nearly everything.',
  ],
  'in-transition': [
    'The next level, ready with gaps, needs a sound overall score. No area may lag far behind, and at most one red flag may be left.',
    'To count as ready with gaps, the company needs a sound score overall and no area far below it. More than one red flag would stand against that.',
    'One level up, the company would be ready with gaps: sound overall, every area close to that, and no more than one red flag.',
  ],
  'phase-1-owner-led': [
    'The next level, in transition, needs a fair score overall and a leadership that no longer rests on one person for everything.',
    'The level to aim for now is called in transition. It begins with a fair overall score and the first parts of leadership in other hands.',
    'In transition would be the next level: a fair score overall, with some of the leading out of one pair of hands.',
  ],
};

/** The same from the lowest band where leadership does not hold the company there. */
const baseNextBand = [
  'The next level, in transition, needs a fair score overall; leadership is not what is missing.',
  'What stands between here and the next level, in transition, is the score overall and not the leadership.',
] as const;

/** The same from the lowest band for one or two people. */
const soloNextBand = [
  'The next level, in transition, would mean a fair score overall and some work that goes on without {{owner}}.',
  'One level up lies what is called in transition: a fair overall score, and a little that runs while {{owner}} is away.',
] as const;

/** Where red flags alone keep the company from the next band, that is what has to be said. */
function nextLevel(business: Business): string {
  const { redFlags, readiness, areaScores } = business.diagnosis;
  if (readiness.missing.length === 1) {
    if (readiness.band === 'in-transition' && redFlags.length > 1) {
      return 'By its scores alone, the company would count as ready with gaps. For that level at most one red flag may be left.';
    }
    if (readiness.band === 'ready-with-gaps' && redFlags.length === 1) {
      return 'It is the red flag alone that stands between the company and full readiness.';
    }
  }
  if (readiness.band === 'phase-1-owner-led') {
    if (areaScores.leadership >= leadershipAhead) return worded(baseNextBand, business);
    if (business.size === 'solo') return worded(soloNextBand, business);
  }
  return variantForSize(business, nextBand[readiness.band]);
}

/** Only the first fits a company whose leadership is ahead of its base. */
const openingOf = (business: Business, variants: readonly string[]): string =>
  business.diagnosis.areaScores.leadership >= leadershipAhead
    ? variants[0]!
    : variantOf(business, variants);

function opening(business: Business): string {
  const { company, owner, diagnosis } = business;
  const { readiness } = diagnosis;
  if (readiness.completeness < halfKnown) {
    return `Whether ${company} is ready for Phase 2 cannot be told from these answers.`;
  }
  const solo = business.size === 'solo';
  switch (readiness.band) {
    case 'phase-2-ready':
      return solo
        ? `By these answers, ${company} is in such order that somebody else could take it up; who that would be is the open question.`
        : variantOf(business, [
            `By these answers, ${company} is ready for Phase 2: its leaders can run it, and ${owner} can choose where to be needed.`,
            `${company} can be run by its leaders, so ${owner} is free to decide which part to keep.`,
            `Ready: ${company} would go on under its leaders if ${owner} took another role tomorrow.`,
          ]);
    case 'ready-with-gaps':
      return variantOf(business, [
        `By these answers, ${company} can begin the move to Phase 2 and close its gaps on the way.`,
        `${company} need not wait to begin, if the gaps below are closed as the move goes on.`,
        `Yes, with conditions: ${company} can start on Phase 2 while it closes the gaps named below.`,
      ]);
    case 'in-transition':
      return variantOf(business, [
        `By these answers, ${company} is not ready for Phase 2 yet, but it has left the starting point.`,
        `${company} is on the way and not there: some parts could be led by others, and the whole not yet.`,
        `Not yet: ${company} has come part of the way to Phase 2, and the rest is named below.`,
      ]);
    case 'phase-1-owner-led':
      return solo
        ? `${company} is in Phase 1, as nearly every business of this size is; the question is whether that should change.`
        : openingOf(business, [
            `By these answers, ${company} is in Phase 1, and Phase 2 is a matter of building first and handing over later.`,
            `${company} is not ready for Phase 2, and an honest start from here is better than a hurried handover.`,
            `Not ready, by these answers: ${company} would stand still without ${owner}, and that can be changed step by step.`,
          ]);
  }
}

/** The two answers with most points still to win, and how many of its area's ten each could add. */
function levers(business: Business): string {
  const { breakdown, readiness } = business.diagnosis;
  const [first, second] = [...breakdown]
    .filter((item) => missingPoints(item) >= 0.4)
    .sort((one, other) => missingPoints(other) - missingPoints(one));
  if (first === undefined) return '';
  if (readiness.completeness < halfKnown) {
    return `The answer that would tell most is the one on “${first.label}”.`;
  }
  const gain = (item: typeof first) =>
    `“${item.label}” (up to ${formatScore(missingPoints(item))} points of ${areaNames[item.area]})`;
  return second === undefined
    ? `The largest gain lies in ${gain(first)}.`
    : variantOf(business, [
        `The two largest gains lie in ${gain(first)} and ${gain(second)}.`,
        `Most could be gained on ${gain(first)}, and then on ${gain(second)}.`,
      ]);
}

/** Ready or not, what the red flags mean, and what has to be true for the next level. */
export const transitionReadinessOf = (business: Business): string =>
  [
    opening(business),
    redFlagText(business),
    business.diagnosis.readiness.completeness < halfKnown ? '' : nextLevel(business),
    levers(business),
  ]
    .filter((part) => part !== '')
    .join(' ');
