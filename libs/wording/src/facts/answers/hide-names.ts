import type { Questionnaire } from '@ellac/contracts';
import { plainText } from '@ellac/diagnosis/parts';

/** The minimum length of a name, because shorter ones occur inside ordinary words. */
const shortestName = 3;

/** Legal forms after a company's name, which are left out in speech. */
const legalForm =
  /(?:[\s,]+\(?(?:&|co|limited|ltd|llc|llp|inc|corp|plc|pty|proprietary|gmbh|ug|ag|kg|ohg|sarl|sas|srl|spa|bv|nv|ab|oy)\.?\)?)+$/i;

/** A company's name as it is said in a sentence. */
export const spokenName = (company: string): string => company.replace(legalForm, '');

/** E-mail and web addresses, which may hold a name. */
const address = /\S+@\S+|\b(?:https?:\/\/|www\.)\S+/gi;

/** The name as a pattern; an apostrophe may be typed in two ways. */
const patternOf = (name: string): string =>
  name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/['’]/g, "['’]");

/** A name and what stands in its place. */
export interface HiddenName {
  readonly name: string;
  readonly instead: string;
}

/**
 * Takes the names of owner and company and those of other people out of a text, as whole words and in
 * any case, and addresses with them; in place of the names stand {{OWNER}}, {{COMPANY}} and the
 * placeholders of the other people.
 */
export function nameHider(
  { company_info: info }: Questionnaire,
  people: readonly HiddenName[] = [],
): (text: string) => string {
  const [first, last] = [plainText(info.owner_first_name), plainText(info.owner_last_name)];
  const names: readonly HiddenName[] = [
    { name: plainText(info.name), instead: '{{COMPANY}}' },
    { name: spokenName(plainText(info.name)), instead: '{{COMPANY}}' },
    { name: `${first} ${last}`.trim(), instead: '{{OWNER}}' },
    { name: first, instead: '{{OWNER}}' },
    { name: last, instead: '{{OWNER}}' },
    ...people,
  ]
    .filter(({ name }) => name.length >= shortestName)
    // Where one name contains another, the longer one is replaced.
    .sort((one, other) => other.name.length - one.name.length);
  const patterns = names.map(({ name }) => `(${patternOf(name)})`);
  const anyName = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${patterns.join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  );
  return (text) => {
    const bare = text.replace(address, '…');
    if (names.length === 0) return bare;
    return bare.replace(anyName, (_, ...found: (string | undefined)[]) => {
      const place = found.findIndex((group) => group !== undefined);
      return names[place]!.instead;
    });
  };
}
