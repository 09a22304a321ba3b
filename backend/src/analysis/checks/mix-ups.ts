import type { Fact } from '@ellac/wording';
import { isDenied, type Clause } from './clauses.js';
import type { Ground } from './direction.check.js';

interface MixUp {
  /** Of the fact beside whose placeholder the words stand. */
  readonly label: RegExp;
  readonly behind: RegExp;
  readonly before: RegExp;
}

/**
 * What a figure is, what it is not, and of the latter what may stand before it as an attribute;
 * all as alternatives of a regular expression.
 */
function mixUp(label: RegExp, is: string, isNot: string, attributes: string): MixUp {
  return {
    label,
    // Up to five words of the same turn, none of which says what the figure is.
    behind: new RegExp(`^ (?:(?!(?:and|${is})\\b)[\\w']+ ){0,5}?(?:${isNot})\\b`),
    before: new RegExp(
      `\\b(?:${attributes})(?: (?:share|part|revenue|work))?(?: of (?:the |all |its )?\\w+)?(?: (?:of|is|at|stands at|makes up))? $`,
    ),
  };
}

const toMeasure = 'made[ -]to[ -]measure|custom|custom-made|tailored|bespoke';
const standard = 'standard|standardi[sz]ed';
const sure = 'guaranteed|secured|contracted';

const mixUps: readonly MixUp[] = [
  mixUp(/\bspeculative\b/i, 'speculative|hoped|uncertain|open', `${sure}|certain`, sure),
  mixUp(/\bguaranteed\b/i, `${sure}|certain`, 'speculative|uncertain', 'speculative'),
  mixUp(
    /^customer retention$/i,
    'stay|stays|remain|return|come|keep',
    'leave|are lost|go elsewhere',
    'lost|leaving',
  ),
  mixUp(/\bmade to measure\b/i, `${toMeasure}|individual`, standard, standard),
  mixUp(/^standard share\b/i, standard, toMeasure, toMeasure),
];

/** A figure said to be its own counterpart: what is speculative guaranteed, who stays leaving. */
export const mixUpFaults = ({ text }: Clause, ground: Ground): readonly string[] =>
  ground.inClause.flatMap((fact) =>
    mixUps.some((each) => each.label.test(fact.label) && isMixedUp(text, fact, each))
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
  return isAfter || before.test(text.slice(0, from));
}
