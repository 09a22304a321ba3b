import { aliases } from '../answers.js';
import { answerFactId } from './answer-facts.js';
import { derivedFactId } from './derived-facts.js';
import { placeholder } from './fact-ids.js';

/** What stands around a figure in the templates of the rules and belongs to its value. */
const named =
  /(?:days stated: |active partners: |silent partners: )?\{\{(\w+)\}\}(?:%|\/5| of 6| percentage points| days| employees| people)?/g;

/** Figures that the templates tell in words of their own. */
const inOtherWords: readonly (readonly [pattern: RegExp, template: string])[] = [
  [/\b0 of 6\b/g, '{{elemCount}} of 6'],
  [/\bis one or two people\b/g, 'consists of {{emp}} people'],
];

const names: readonly string[] = ['owner', 'owners', 'company'];

function factIdOf(name: string): string {
  const alias = aliases.find((each) => each === name);
  const id = alias === undefined ? derivedFactId(name) : answerFactId(alias);
  if (id === undefined) throw new Error(`A text names {{${name}}}, which is no fact.`);
  return id;
}

/** The template of a rule with the placeholders of facts; each takes its unit along. */
export const withFactIds = (template: string): string =>
  inOtherWords
    .reduce((text, [pattern, instead]) => text.replace(pattern, instead), template)
    .replace(named, (match, name: string) =>
      names.includes(name) ? match : placeholder(factIdOf(name)),
    );
