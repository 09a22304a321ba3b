import type { ReadinessBand } from '@ellac/contracts';
import type { Business } from './business/business.js';
import { variantOf } from '@ellac/diagnosis/parts';

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** The most words beside the quotation, which is not counted. */
const maxWords = 90;

const openings: Readonly<Record<ReadinessBand, (company: string) => readonly string[]>> = {
  'phase-2-ready': (company) => [
    `By these answers, ${company} is ready for Phase 2: its leaders can run it.`,
    `${company} can be run by its leaders, so you are free to choose your part.`,
    `${company} is ready for Phase 2 and would go on if you took another role.`,
  ],
  'ready-with-gaps': (company) => [
    `${company} can begin the move to Phase 2 and close its gaps on the way.`,
    `By these answers, ${company} can start on Phase 2 while it closes the gaps below.`,
    `${company} need not wait with Phase 2, as long as the gaps below are closed.`,
  ],
  'in-transition': (company) => [
    `${company} is on the way to Phase 2 and not there yet.`,
    `By these answers, ${company} has left Phase 1 in part: some work is led by others.`,
    `Part of ${company} could be led by others today, and the whole could not.`,
  ],
  'phase-1-owner-led': (company) => [
    `${company} is in Phase 1: what matters is decided by you.`,
    `By these answers, ${company} is led by you, and most of it waits for you.`,
    `${company} is not ready for Phase 2, because too much rests on you.`,
  ],
};

/** The lowest band where the cause is not leadership. */
const baseOpenings = (company: string): readonly string[] => [
  `${company} is in Phase 1, and the base is missing rather than the leaders.`,
  `By these answers, others could lead ${company}, and what they would lead is not sound yet.`,
];

const baseFirst = 'Phase 1: build the base first';

function openingOf(business: Business): string {
  const { company, diagnosis } = business;
  const { band, label } = diagnosis.readiness;
  return variantOf(business, label === baseFirst ? baseOpenings(company) : openings[band](company));
}

const withContradictions = (opening: string, { diagnosis }: Business): readonly string[] =>
  diagnosis.contradictions.reduce<readonly string[]>(
    (said, { text }) => (wordsIn([...said, text].join(' ')) <= maxWords ? [...said, text] : said),
    [opening],
  );

/**
 * The band, and answers that can hardly both be right. What the next band needs is a separate list.
 */
export function transitionReadinessOf(business: Business, quotation: string | undefined): string {
  const parts = withContradictions(openingOf(business), business);
  return [...parts, quotation].filter((part) => part !== undefined).join(' ');
}
