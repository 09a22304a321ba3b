import type { TextFactKind } from '../../enumerations.js';
import type { CircumstanceDetail } from './circumstances.js';

/** How a circumstance is asked for. */
export interface CircumstanceRule {
  /** What the owner ticks. */
  readonly label: string;
  /** The details that are asked for once it is ticked, each with its words. */
  readonly details: { readonly [Detail in CircumstanceDetail]?: string };
}

/** Every kind of circumstance in the owner's words. */
export const circumstanceRules: { readonly [Kind in TextFactKind]: CircumstanceRule } = {
  'wish-exit': {
    label: 'I want to sell, hand over or retire.',
    details: { date: 'By when', to: 'To whom' },
  },
  'wish-small': {
    label: 'I want the business to stay this size, or I want to work less.',
    details: {},
  },
  buyer: { label: 'Somebody has asked to buy the business or to take it over.', details: {} },
  'partners-unsettled': {
    label: 'We partners have not settled who decides, or how one of us leaves.',
    details: {},
  },
  'person-leaves': {
    label: 'Somebody the business depends on is about to leave.',
    details: { date: 'When' },
  },
  'only-one': {
    label: 'One person alone knows or does something that we cannot do without.',
    details: { who: 'Who it is' },
  },
  'health-age': {
    label: 'Illness or age limits how long somebody can go on.',
    details: { who: 'Who it is' },
  },
  event: {
    label: 'A large client is about to leave, or to decide whether to stay.',
    details: { date: 'When' },
  },
  'client-share': {
    label: 'One single client brings a large part of our revenue.',
    details: { percent: 'Share of revenue' },
  },
  'payment-days': {
    label: 'Customers take weeks to pay.',
    details: { days: 'Days until most have paid' },
  },
  'why-leave': { label: 'I know when customers leave, or why.', details: {} },
  'term-ends': {
    label: 'A contract, lease, licence or permit that we need is about to end.',
    details: { thing: 'What ends', date: 'When' },
  },
  liquidity: {
    label: 'Money is short: wages, taxes, rent or my own pay cannot be paid in time.',
    details: {},
  },
  'cost-squeeze': { label: 'Our costs rise faster than our prices can.', details: {} },
  'own-sum': { label: 'A problem costs us a sum that I wrote down.', details: {} },
  'late-payer': {
    label: 'A customer pays much later than agreed.',
    details: { days: 'Days until that customer pays' },
  },
  'open-question': {
    label: 'Somebody waits for an answer from me that I put off.',
    details: { date: 'By when' },
  },
  'low-prices': {
    label: 'Our prices are too low, or we do work that we do not charge for.',
    details: {},
  },
  'slow-quotes': { label: 'Customers wait for our quotes.', details: {} },
  'idle-thing': { label: 'We pay for something that stands idle.', details: {} },
  guarantee: {
    label: 'I am liable for the business with my own money or my home.',
    details: {},
  },
  'calls-owner': { label: 'My people call me for decisions, on days off too.', details: {} },
  deadline: {
    label: 'Something is due or decided on a day that I wrote down.',
    details: { date: 'When' },
  },
};

/** A detail's words where its kind does not ask for it. */
export const detailLabels: { readonly [Detail in CircumstanceDetail]-?: string } = {
  date: 'When',
  percent: 'Share of revenue',
  days: 'Days',
  to: 'To whom',
  who: 'Who it is',
  thing: 'What ends',
};

/** The circumstances that the form asks for. Sums and days are told in the texts: alone they say nothing. */
export const circumstanceGroups = [
  {
    label: 'Plans for the business',
    kinds: ['wish-exit', 'wish-small', 'buyer', 'partners-unsettled', 'open-question'],
  },
  { label: 'People', kinds: ['person-leaves', 'only-one', 'calls-owner', 'health-age'] },
  {
    label: 'Customers and contracts',
    kinds: [
      'event',
      'client-share',
      'payment-days',
      'late-payer',
      'why-leave',
      'slow-quotes',
      'term-ends',
    ],
  },
  {
    label: 'Money',
    kinds: ['liquidity', 'cost-squeeze', 'low-prices', 'idle-thing', 'guarantee'],
  },
] as const satisfies readonly { label: string; kinds: readonly TextFactKind[] }[];
