import { capital } from '@ellac/diagnosis/parts';
import type { FactsPack } from '../facts/fact.js';
import { printedBehind } from './placeholders.js';

const placeholders = /\{\{([^{}]*)\}\}/g;

/** What comes before the beginning of a sentence. */
const sentenceStart = /(?:^|[.!?…][”’")]?\s+)[“("]?$/;

function valuesOf({ facts, names, ownerWords }: FactsPack): ReadonlyMap<string, string> {
  return new Map([
    ...facts.flatMap(({ id, value }) => (value === '' ? [] : [[id, value] as const])),
    ...ownerWords.flatMap(({ id, quote }) => (quote === undefined ? [] : [[id, quote] as const])),
    ['COMPANY', names.company],
  ]);
}

/**
 * The text with figures, names and quotes in place of its placeholders, with a capital where a
 * sentence begins. Throws on a placeholder that is not in the pack, such as an answer that may not
 * be quoted.
 */
export function filled(text: string, pack: FactsPack): string {
  const values = valuesOf(pack);
  return (
    text
      .replace(placeholders, (placeholder, id: string, place: number) => {
        const value = values.get(id);
        if (value === undefined) throw new Error(`There is nothing to fill ${placeholder} with.`);
        const before = text.slice(0, place);
        if (sentenceStart.test(before)) return capital(value);
        return printedBehind(before, value);
      })
      // A quote that is a sentence of its own.
      .replace(/([.!?…]”)\./g, '$1')
  );
}
