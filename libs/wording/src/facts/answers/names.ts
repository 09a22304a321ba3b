import type { Business } from '@ellac/report-text';
import { placeholder } from '../fact-ids.js';
import type { Fact } from '../fact.js';
import type { HiddenName } from './hide-names.js';

/** The people of the report by the placeholders of their facts. */
export const peopleOf = (facts: readonly Fact[]): readonly HiddenName[] =>
  facts.flatMap(({ id, value, isName }) =>
    isName === true ? [{ name: value, instead: placeholder(id) }] : [],
  );

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Replaces the company and people in our own texts, which use exactly these names. */
export function ownTextHider(
  { company }: Business,
  facts: readonly Fact[],
): (text: string) => string {
  const names = [{ name: company, instead: '{{COMPANY}}' }, ...peopleOf(facts)];
  return (text) =>
    names.reduce(
      (bare, { name, instead }) =>
        bare.replace(
          new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, 'gu'),
          () => instead,
        ),
      text,
    );
}
