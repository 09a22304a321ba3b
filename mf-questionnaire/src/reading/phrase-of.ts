import {
  formatExactMoney,
  formatMonth,
  type Country,
  type ExitRecipient,
  type Notation,
  type TextFactKind,
} from '@ellac/contracts';
import type { TextFact } from '@ellac/diagnosis/text-facts';

/**
 * " by August 2028". A year alone and "in two years" are shown as imprecisely as they were written.
 * A tick stores the month of the date, so the phrase names it where the date is not the end of a
 * year.
 */
const by = ({ date, yearOnly }: TextFact): string => {
  if (date === undefined) return '';
  if (yearOnly !== true) return ` by ${formatMonth(date)}`;
  return date.endsWith('-12-31')
    ? ` by the end of ${date.slice(0, 4)}`
    : ` around ${formatMonth(date)}`;
};

const exits: { readonly [To in ExitRecipient]: string } = {
  family: 'you want to hand over to your family',
  partner: 'you want to hand over to a partner',
  staff: 'you want to hand over to people from the team',
  buyer: 'you want to sell to a buyer from outside',
  open: 'you want to hand over',
};

const endings = {
  contract: 'a contract ends',
  site: 'a lease ends',
  right: 'a licence or permit ends',
} as const;

/** A name unchanged; a role with "your" before it. */
const personOf = ({ person }: TextFact): string | undefined =>
  person === undefined || /^\p{Lu}/u.test(person) ? person : `your ${person}`;

const aloneOf = (fact: TextFact): string =>
  fact.who === 'owner'
    ? 'you alone know or do something the business needs'
    : `${personOf(fact) ?? 'one person'} alone knows or does something the business needs`;

function limitOf({ age, illness, who }: TextFact): string {
  if (age !== undefined && illness !== true)
    return who === 'owner' ? `you are ${age}` : `somebody the business needs is ${age}`;
  return `${who === 'owner' ? 'your' : 'somebody’s'} health limits how long the work can go on`;
}

type Phrase = (fact: TextFact, country: Country, notation: Notation) => string;

/** The phrase that an owner is asked to confirm, for every kind of fact. */
const phrases: { readonly [Kind in TextFactKind]: Phrase } = {
  'wish-exit': (fact) => `${exits[fact.to ?? 'open']}${by(fact)}`,
  'wish-small': () => 'you want the business to stay this size, or to work less',
  event: (fact) => `a client may leave${by(fact) || ' soon'}, or decide whether to stay`,
  'person-leaves': (fact) => `${personOf(fact) ?? 'somebody you depend on'} leaves${by(fact)}`,
  'only-one': aloneOf,
  'client-share': ({ percent }) =>
    `one client brings ${percent === undefined ? 'a large part' : `${percent}%`} of your revenue`,
  liquidity: () => 'money is short for wages, taxes, rent or your own pay',
  'term-ends': (fact) => `${endings[fact.thing ?? 'right']}${by(fact)}`,
  'health-age': limitOf,
  'cost-squeeze': () => 'your costs rise faster than your prices can',
  buyer: () => 'somebody wants to buy the business or to take it over',
  'payment-days': ({ days }) =>
    `customers take ${days === undefined ? 'weeks' : `${days} days`} to pay`,
  'why-leave': () => 'you know when customers leave, or why',
  'partners-unsettled': () => 'you partners have not settled who decides, or how one of you leaves',
  'late-payer': ({ days }) =>
    `a customer pays ${days === undefined ? 'later than agreed' : `after ${days} days, later than agreed`}`,
  'open-question': (fact) => `somebody waits for an answer from you${by(fact)}`,
  'low-prices': () => 'your prices are too low, or you do not charge for all your work',
  'slow-quotes': () => 'customers wait for your quotes',
  'idle-thing': () => 'you pay for something that stands idle',
  'calls-owner': () => 'your people call you for decisions',
  deadline: (fact) => `something is due or decided${by(fact)}`,
  guarantee: () => 'you are liable for the business with your own money or your home',
  'own-sum': ({ amount }, country, notation) =>
    `a problem costs you ${amount === undefined ? 'a sum you named' : formatExactMoney(amount, country, notation)}`,
};

/** A fact as half a sentence, in lower case: "you want to hand over by August 2028". */
export const phraseOf: Phrase = (fact, ...reader) => phrases[fact.kind](fact, ...reader);
