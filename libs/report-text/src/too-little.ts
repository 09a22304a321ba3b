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

const areasToAnswer: Readonly<Record<Area, AreaToAnswer>> = {
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

/** The same for the market where the form has no revenue: there may be no customer yet. */
const marketWithoutRevenue: AreaToAnswer = {
  how: 'For market context, say first whether you sell already. If not, give the customers and prices that you plan, and write that they are planned.',
  meanwhile: 'Who has said that they would buy, and at what price?',
  shows: 'They will show what sales and margins rest on.',
};

export const areaToAnswer = (area: Area, { answers }: Business): AreaToAnswer =>
  area === 'market' && answers.rev === 0 ? marketWithoutRevenue : areasToAnswer[area];

/** What there is to tell above all. */
export const highlightOfTooLittle = ({ answers }: Business): string =>
  answers.rev === 0
    ? 'If the business sells already, one hour with the accounts answers most of it. If not, give what you plan.'
    : 'One hour with the accounts of a year answers most of it.';

/** What may press even so, if the zeros of the form are true. */
export function considerationOfTooLittle({ answers, knows }: Business): string {
  if (answers.rev > 0) return 'Decide nothing large on a form that is mostly empty.';
  return answers.emp > 1 && knows('emp')
    ? `The form has ${countedToNine(answers.emp)} people and no revenue: who pays the wages, and for how many months?`
    : 'If there is truly no revenue yet, then first: find one customer who pays.';
}
