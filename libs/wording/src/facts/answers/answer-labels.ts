import { type Alias, scoredItems } from '@ellac/diagnosis/parts';

/**
 * Labels of answers that are not scored, and so have no name in the breakdown, or whose name there
 * would mislead a writer. Free text is no fact.
 */
const ownLabels: Readonly<Partial<Record<Alias, string>>> = {
  absd: 'Longest absence of the owner that the company is said to cope with',
  custom: 'Share of the work made to measure',
  teamS: 'Share of sales made by the sales team',
  otherS: 'Share of sales made in other ways',
  rec: 'Share of revenue that recurs',
  prj: 'Share of revenue from projects',
  one: 'Share of revenue that is one-time',
  guar: 'Share of next year’s revenue that is guaranteed',
  likely: 'Share of next year’s revenue that is likely',
  spec: 'Share of next year’s revenue that is speculative',
  rev: 'Annual revenue',
  emp: 'People in the company, the owner included',
  partners: 'Owners who work in the business',
  silent: 'Owners who do not work in the business',
  industry: 'Industry',
  country: 'Country',
};

/** What an answer is called among the facts; undefined for free text. */
export const answerLabel = (alias: Alias): string | undefined =>
  ownLabels[alias] ?? scoredItems.find(({ id }) => id === alias)?.label;
