import type { Questionnaire } from '@ellac/contracts';
import { plainText } from '../report/plain-text.js';

/** Shorter names would be found in ordinary words. */
const shortestName = 3;

/** The name as a pattern; an apostrophe may be typed in two ways. */
const patternOf = (name: string): string =>
  name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/['’]/g, "['’]");

/**
 * Takes the names of owner and company out of a text, as whole words and in any case; what stands
 * in their place is {{OWNER}} and {{COMPANY}}.
 */
export function nameHider({ company_info: info }: Questionnaire): (text: string) => string {
  const [first, last] = [plainText(info.owner_first_name), plainText(info.owner_last_name)];
  const names = [
    { name: plainText(info.name), instead: '{{COMPANY}}' },
    { name: `${first} ${last}`.trim(), instead: '{{OWNER}}' },
    { name: first, instead: '{{OWNER}}' },
    { name: last, instead: '{{OWNER}}' },
  ]
    .filter(({ name }) => name.length >= shortestName)
    // Of a name within another one, the longer one is meant.
    .sort((one, other) => other.name.length - one.name.length);
  const patterns = names.map(({ name }) => `(${patternOf(name)})`);
  const anyName = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${patterns.join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  );
  return (text) =>
    names.length === 0
      ? text
      : text.replace(anyName, (_, ...found: (string | undefined)[]) => {
          const place = found.findIndex((group) => group !== undefined);
          return names[place]!.instead;
        });
}
