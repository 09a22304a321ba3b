import { isWhat, pathsOf, percent, type Maker } from './books.js';

/** Fewer days beyond the agreed term are usual; judgement. */
const leastDays = 10;
const daysOfYear = 365;

const agreed =
  /\b(?:contract|terms?|agreed|agreement|invoices?|instead of|supposed|should)\b[^.;]{0,15}?\b(\d{1,3})\b/iu;

/** The days to pay that were agreed with a client, as its sentence names them. */
export function agreedDaysIn(sentence: string): number | undefined {
  const days = agreed.exec(sentence)?.[1];
  return days === undefined ? undefined : Number(days);
}

/** What one client, whose share is known, owes beyond the agreed term. */
export const lateCash: Maker<'late-cash'> = ({ facts, revenue, tell, asGiven }) => {
  const late = facts.find(({ kind, days }) => kind === 'late-payer' && days !== undefined);
  const term = agreedDaysIn(late?.sentence ?? '');
  // A share in another answer may be that of another client.
  const client = facts.find(
    ({ kind, percent: share, path, tense }) =>
      kind === 'client-share' && share !== undefined && path === late?.path && tense !== 'happened',
  );
  if (late?.days === undefined || term === undefined || client?.percent === undefined) return null;
  const days = late.days - term;
  if (days < leastDays) return null;
  const cash = tell((revenue * client.percent * days) / 100 / daysOfYear, revenue);
  return {
    id: 'late-cash',
    values: { days, cash: cash.value },
    inputs: [...pathsOf('rev'), client.id, late.id],
    text: `One client pays ${days} days late, so that it holds back ${cash.words} of your money at any time.`,
    caption: `${isWhat(cash)} one client holds back of your money, because it pays ${days} days late`,
    formula: `${percent(client.percent)} of ${asGiven(revenue)}, for ${days} of ${daysOfYear} days`,
  };
};
