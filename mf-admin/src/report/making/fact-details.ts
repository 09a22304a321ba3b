import {
  endingThingChoices,
  exitRecipientChoices,
  formatMoney,
  formatMonth,
  formatNumber,
  labelOf,
  type TextFactRecord,
} from '@ellac/contracts';

type Detail = readonly [term: string, value: string];

const subjects = {
  client: 'A client',
  supplier: 'A supplier',
  site: 'A site',
  rule: 'A rule',
} as const;

/** No more precise than the owner wrote it. */
const timeInWords = (date: string, yearOnly = false): string =>
  yearOnly ? date.slice(0, 4) : formatMonth(date);

/** A name or a role, if there is one, because it says more than "somebody else". */
function personInWords({ who, person }: TextFactRecord): string | undefined {
  if (person !== undefined) return person;
  return who && (who === 'owner' ? 'The owner' : 'Somebody else');
}

/** The details of a fact besides its kind, as text; empty without any. */
export function detailsOf(fact: TextFactRecord, country: string): readonly Detail[] {
  const { date, yearOnly, percent, days, amount, age, to, thing, about, tense, illness } = fact;
  const details: readonly (readonly [term: string, value: string | undefined])[] = [
    ['When', date && timeInWords(date, yearOnly)],
    ['State', tense && (tense === 'coming' ? 'Still to come' : 'Has happened')],
    ['With', about && subjects[about]],
    ['To whom', to && labelOf(exitRecipientChoices, to)],
    ['What ends', thing && labelOf(endingThingChoices, thing)],
    ['Person', personInWords(fact)],
    ['Age', age === undefined ? undefined : `${age}`],
    ['Health', illness === true ? 'An illness is named' : undefined],
    ['Share of revenue', percent === undefined ? undefined : `${formatNumber(percent)}%`],
    ['Days until customers pay', days === undefined ? undefined : formatNumber(days)],
    ['Sum', amount === undefined ? undefined : formatMoney(amount, country)],
  ];
  return details.flatMap(([term, value]) => (value === undefined ? [] : [[term, value]]));
}
