import type { Fact } from '@ellac/diagnosis';
import { isDenied, type Clause } from './clauses.js';
import type { Ground } from './direction.check.js';

interface MixUp {
  /** Of the fact beside whose placeholder the words stand. */
  readonly label: RegExp;
  /** What its figure is not, said right behind the placeholder or right before it. */
  readonly behind: RegExp;
  readonly before?: RegExp;
}

/** Up to five words of the same turn, none of which says what the figure is. */
const words = (right: string): string => `^ (?:(?!(?:and|${right})\\b)[\\w']+ ){0,5}?`;

const mixUps: readonly MixUp[] = [
  {
    label: /\bspeculative\b/i,
    behind: new RegExp(
      `${words('speculative|hoped|uncertain|open')}(?:guaranteed|secured|certain|contracted)\\b`,
    ),
    before: /\b(?:guaranteed|secured)(?: (?:share|part|revenue))?(?: (?:of|is|at|stands at))? $/,
  },
  {
    label: /\bguaranteed\b/i,
    behind: new RegExp(`${words('guaranteed|secured|certain')}(?:speculative|uncertain)\\b`),
    before: /\bspeculative(?: (?:share|part|revenue))?(?: (?:of|is|at|stands at))? $/,
  },
  {
    label: /^customer retention$/i,
    behind: new RegExp(
      `${words('stay|stays|remain|return|come|keep')}(?:leave|are lost|go elsewhere)\\b`,
    ),
  },
  {
    label: /\bmade to measure\b/i,
    behind: new RegExp(
      `${words('made|custom|tailored|bespoke|individual')}standard(?:i[sz]ed)?\\b`,
    ),
    before: /\bstandard(?: (?:share|part|work))?(?: (?:of|is|at|stands at))? $/,
  },
  {
    label: /^standard share\b/i,
    behind: new RegExp(
      `${words('standard|standardi[sz]ed')}(?:made to measure|custom|custom-made|tailored|bespoke)\\b`,
    ),
    before:
      /\b(?:made-to-measure|custom|tailored|bespoke)(?: (?:share|part|work))?(?: (?:of|is|at|stands at))? $/,
  },
];

/** A figure said to be its own counterpart: what is speculative guaranteed, who stays leaving. */
export const mixUpFaults = ({ text }: Clause, ground: Ground): readonly string[] =>
  ground.inClause.flatMap((fact) =>
    mixUps.some((mixUp) => mixUp.label.test(fact.label) && isMixedUp(text, fact, mixUp))
      ? [`takes for something else what is “${fact.label}”`]
      : [],
  );

function isMixedUp(text: string, { id }: Fact, { behind, before }: MixUp): boolean {
  const from = text.indexOf(`{{${id}}}`);
  const to = from + id.length + 4;
  const after = behind.exec(text.slice(to));
  const isAfter =
    after !== null &&
    !isDenied(text, to + after[0].lastIndexOf(' ') + 1, to + after[0].length) &&
    !/\b(?:not|no longer|never|cannot)\b/.test(after[0]);
  return isAfter || (before?.test(text.slice(0, from)) ?? false);
}
