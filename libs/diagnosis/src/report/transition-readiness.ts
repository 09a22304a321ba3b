import { formatNumber, type ReadinessBand } from '@ellac/contracts';
import type { RedFlag } from '../diagnosis.js';
import type { Business } from './business.js';
import { areaNames, missingPoints } from './levels.js';
import { capital, counted, joined } from './words/phrase.js';

/** What a red flag means, as a clause. */
const meanings: Readonly<Record<RedFlag['id'], string>> = {
  absence: 'a short illness would be enough to stop the work',
  'owner-sales': 'orders would be missing as soon as one person is',
  'largest-clients': 'a few clients can decide over the year',
  loss: 'the money for a change of leadership is not being earned',
  'no-statements': 'nobody outside can check the figures',
};

function redFlagText({ diagnosis: { redFlags, readiness } }: Business): string {
  if (redFlags.length === 0) {
    return readiness.completeness >= 95
      ? 'No red flag stands in the way.'
      : 'No red flag shows in the answers that were given.';
  }
  const count =
    redFlags.length === 1
      ? 'One red flag weighs'
      : `${capital(counted(redFlags.length))} red flags weigh`;
  const meaning = joined(redFlags.map(({ id }) => meanings[id]));
  return `${count} more than any score here: ${meaning}.`;
}

/** What has to be true for the next band, in words; the figures stand beside the band. */
const nextBand: Readonly<Record<ReadinessBand, string>> = {
  'phase-2-ready':
    'There is no higher level to reach. What remains is to keep this true when people, customers or the market change.',
  'ready-with-gaps':
    'For full readiness every area has to be sound, no red flag may be left, and nearly every answer has to be known.',
  'in-transition':
    'The next level, ready with gaps, wants a sound overall score. No area may lag far behind, and at most one red flag may be left.',
  'phase-1-owner-led':
    'The next level, in transition, wants a fair score overall and a leadership that no longer rests on one person for everything.',
};

function opening({ diagnosis: { readiness }, company, owner }: Business): string {
  switch (readiness.band) {
    case 'phase-2-ready':
      return `By these answers, ${company} is ready for Phase 2: its leaders can run it, and ${owner} can choose where to be needed.`;
    case 'ready-with-gaps':
      return `By these answers, ${company} can begin the move to Phase 2 and close its gaps on the way.`;
    case 'in-transition':
      return `By these answers, ${company} is not ready for Phase 2 yet, and no longer only a company of its owner.`;
    case 'phase-1-owner-led':
      return `By these answers, ${company} is in Phase 1, and Phase 2 is a matter of building first and handing over later.`;
  }
}

/** The two answers that still have most to give; what one alone could add to its area's score. */
function levers({ diagnosis: { breakdown } }: Business): string {
  const [first, second] = [...breakdown]
    .filter((item) => missingPoints(item) >= 0.4)
    .sort((one, other) => missingPoints(other) - missingPoints(one));
  if (first === undefined) return '';
  const gain = (item: typeof first) =>
    `“${item.label}” (up to ${formatNumber(Math.round(missingPoints(item) * 10) / 10)} of 10 in ${areaNames[item.area]})`;
  return second === undefined
    ? `Most points are still to be won with ${gain(first)}.`
    : `Most points are still to be won with ${gain(first)} and ${gain(second)}.`;
}

/** Ready or not, what the red flags mean, and what has to be true for the next level. */
export const transitionReadinessOf = (business: Business): string =>
  [
    opening(business),
    redFlagText(business),
    nextBand[business.diagnosis.readiness.band],
    levers(business),
  ]
    .filter((part) => part !== '')
    .join(' ');
