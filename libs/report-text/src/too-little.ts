import type { Area } from '@ellac/contracts';
import { countedToNine } from '@ellac/diagnosis/parts';
import type { Business } from './business/business.js';

/**
 * The texts of a report where too little is known: how each part of the form is answered well, and a
 * question that is worth an hour meanwhile.
 */
export interface AreaToAnswer {
  /** How to answer its questions. */
  readonly how: string;
  /** What to think about meanwhile. */
  readonly meanwhile: string;
  /** What the answers will show. */
  readonly shows: string;
}

export const areasToAnswer: Readonly<Record<Area, AreaToAnswer>> = {
  systems: {
    how: 'Rate business systems by the last three months: 4 means that the work went as agreed without you.',
    meanwhile: 'Which task would stop first if you were ill for two weeks?',
    shows: 'The answers will show which work runs by a settled way and which by memory.',
  },
  leadership: {
    how: 'For leadership, take your longest absence of last year, and what waited for you after it.',
    meanwhile: 'Who may spend money or promise a date without asking you?',
    shows: 'They will show what others decide and sell, and how long you can be away.',
  },
  market: {
    how: 'For market context, go through a year’s invoices: the share of the three largest clients, and who came back.',
    meanwhile: 'What made the last three customers buy from you?',
    shows: 'They will show how steady customers, revenue and margins are.',
  },
};

/** What there is to tell above all. */
export const highlightOfTooLittle = 'One hour with the accounts of a year answers most of it.';

/** In place of strengths and weaknesses. */
export const strengthOfTooLittle =
  'Why do customers come back? One honest sentence is the next report’s first strength.';
export const weaknessOfTooLittle =
  'What costs you most evenings? One honest sentence tells where to begin.';

/** What may press even so, if the zeros of the form are true. */
export function considerationOfTooLittle({ answers, knows }: Business): string {
  if (answers.rev > 0) return 'Decide nothing large on a form that is mostly empty.';
  return answers.emp > 1 && knows('emp')
    ? `The form has ${countedToNine(answers.emp)} people and no revenue: who pays the wages, and for how many months?`
    : 'If there is truly no revenue yet, then first: find one customer who pays.';
}
