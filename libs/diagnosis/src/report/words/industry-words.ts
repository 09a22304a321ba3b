import type { Industry } from '@ellac/contracts';
import type { Phrase } from './phrase.js';

/** What the three areas come down to in this line of business; our own experience, no statistics. */
export interface IndustryWords {
  /** `a manufacturing business` */
  readonly kind: string;
  readonly systems: Phrase;
  readonly leadership: Phrase;
  readonly market: Phrase;
}

export const industryWords: Readonly<Record<Industry, IndustryWords>> = {
  manufacturing: {
    kind: 'a manufacturing business',
    systems:
      'In making things, a system proves itself when the hundredth piece comes out like the first, whoever is at the bench.',
    leadership:
      'In a workshop or plant, the hardest thing to let go is usually the quote, because price and feasibility meet there.',
    market:
      'Machines and material tie up money early, so orders that are known ahead make every purchase easier to plan.',
  },
  technology: {
    kind: 'a technology business',
    systems:
      'In technology, the test is whether a colleague can carry on a customer’s project from what is written down.',
    leadership:
      'Technical founders are often the last to be asked about everything, so the first thing to share is the final say.',
    market:
      'In technology, yesterday’s advantage ages quickly, so revenue that renews tells more than a full pipeline.',
  },
  retail: {
    kind: 'a retail business',
    systems:
      'In retail, the test is an ordinary Tuesday: does the shop run the same when nobody from the top is in?',
    leadership:
      'Buying and prices are often the last things a shop owner hands over, and both can be learned with limits.',
    market:
      'Retail lives on many small purchases, so customers who return replace the contracts that others have.',
  },
  services: {
    kind: 'a service business',
    systems:
      'In services, customers notice at once whether the same care comes from someone else, so the standard has to be plain.',
    leadership:
      'Customers of a service business often ask for a person by name, so a second name has to be introduced early.',
    market:
      'A service cannot be stored, so every open week in the calendar is lost, and agreements keep it filled.',
  },
  healthcare: {
    kind: 'a healthcare business',
    systems:
      'In healthcare, written ways of working protect people twice: those who are cared for and those who care.',
    leadership:
      'Trust in healthcare sits with persons, so a handover needs time, and both faces in the room.',
    market:
      'In healthcare, rules and payers can change the figures from outside, so an early eye on both is part of the market.',
  },
  financial_services: {
    kind: 'a financial services business',
    systems:
      'In financial services, what was advised and why has to be found years later, so records are part of the product.',
    leadership:
      'Clients in financial services trust a person with their money, and two people who know each file are the plain answer.',
    market:
      'In financial services, income that returns each year carries the business through quiet markets.',
  },
  other: {
    kind: 'a business',
    systems:
      'Whatever the trade, a system proves itself on the day when the person who knows best is not there.',
    leadership: 'Whatever the trade, leading can be learned only by those who are allowed to try.',
    market: 'Whatever the trade, revenue that is known early gives time for everything else.',
  },
};

/** The country as it stands after "in". */
export const countryNames = {
  US: 'the United States',
  GB: 'the United Kingdom',
  EU: 'the European Union',
  CA: 'Canada',
  AU: 'Australia',
  ZA: 'South Africa',
} as const;
