import {
  comparisonIn,
  type Comparison,
  type Condition,
  type Limit,
  type ListAlias,
  type SingleAlias,
} from './condition.js';
import type { GivenAlias } from './given.js';
import type { JudgementName } from './judgements.js';
import type { Quantity } from './quantities.js';

/** A comparison without its subject. */
export interface Bound {
  readonly how: Comparison;
  readonly limit: Limit;
}

/** A bound by a number, as those of counts are. */
export interface NumberBound extends Bound {
  readonly limit: number;
}

/** A condition without parts; `isSo` is false where it is negated. */
export type Leaf =
  | (Linked & {
      readonly kind: 'compare';
      readonly what: Quantity;
      readonly bounds: readonly Bound[];
    })
  | (Linked & {
      readonly kind: 'count';
      readonly what: ListAlias;
      readonly bounds: readonly NumberBound[];
    })
  | (Negatable & {
      readonly kind: 'between';
      readonly what: Quantity;
      readonly ends: readonly [number, number];
    })
  | (Negatable & {
      readonly kind: 'is';
      readonly what: SingleAlias;
      readonly values: readonly (string | number | boolean)[];
    })
  | (Negatable &
      Linked & {
        readonly kind: 'has';
        readonly what: ListAlias;
        readonly values: readonly string[];
      })
  | (Negatable & { readonly kind: 'given'; readonly what: readonly GivenAlias[] })
  | (Negatable & { readonly kind: 'judged'; readonly what: JudgementName });

interface Negatable {
  readonly isSo: boolean;
}

/** Several bounds or values hold all together, or one of them is enough. */
interface Linked {
  readonly link: Link;
}

export type Link = 'and' | 'or';

/** Parts joined by AND, or by OR. */
export interface Group {
  readonly kind: 'all' | 'any';
  readonly parts: readonly NormalForm[];
}

export type NormalForm = Leaf | Group;

/** What stands between the last two parts of a group. */
export const linkOf = (kind: Group['kind']): Link => (kind === 'all' ? 'and' : 'or');

const opposite: Readonly<Record<Comparison, Comparison>> = {
  atLeast: 'below',
  atMost: 'above',
  above: 'atMost',
  below: 'atLeast',
};

/** Merges two leaves into one where a single clause can express both. */
function together(one: NormalForm, other: NormalForm, kind: Group['kind']): Leaf | undefined {
  const link = linkOf(kind);
  // Bounds that are joined by AND cannot be merged with alternatives, and the reverse.
  if ('bounds' in other && other.bounds.length > 1 && other.link !== link) return undefined;
  if ('bounds' in one && one.bounds.length > 1 && one.link !== link) return undefined;
  if (one.kind === 'compare' && other.kind === 'compare' && one.what === other.what) {
    return { ...one, bounds: [...one.bounds, ...other.bounds], link };
  }
  if (one.kind === 'count' && other.kind === 'count' && one.what === other.what) {
    return { ...one, bounds: [...one.bounds, ...other.bounds], link };
  }
  if (one.kind === 'is' && other.kind === 'is' && one.what === other.what) {
    const isOneOf = one.isSo === other.isSo && one.isSo === (kind === 'any');
    return isOneOf ? { ...one, values: [...one.values, ...other.values] } : undefined;
  }
  if (one.kind === 'has' && other.kind === 'has' && one.what === other.what) {
    const isLinked = [one, other].every((leaf) => leaf.values.length === 1 || leaf.link === link);
    const isOneClause = isLinked && one.isSo === other.isSo && (one.isSo || kind === 'all');
    return isOneClause ? { ...one, values: [...one.values, ...other.values], link } : undefined;
  }
  return undefined;
}

function groupOf(kind: Group['kind'], conditions: readonly Condition[], isSo: boolean): NormalForm {
  const parts = conditions
    .map((each) => normalForm(each, isSo))
    .flatMap((part) => ('parts' in part && part.kind === kind ? part.parts : [part]))
    .reduce<readonly NormalForm[]>((before, part) => {
      const last = before.at(-1);
      const merged = last && together(last, part, kind);
      return merged === undefined ? [...before, part] : [...before.slice(0, -1), merged];
    }, []);
  const [only, ...others] = parts;
  return only !== undefined && others.length === 0 ? only : { kind, parts };
}

/**
 * The same condition in the structure of a sentence: negations are moved to the leaves, and
 * neighbours on the same answer are merged into one leaf.
 */
export function normalForm(condition: Condition, isSo = true): NormalForm {
  if ('all' in condition) return groupOf(isSo ? 'all' : 'any', condition.all, isSo);
  if ('any' in condition) return groupOf(isSo ? 'any' : 'all', condition.any, isSo);
  if ('not' in condition) return normalForm(condition.not, !isSo);
  if ('between' in condition) {
    const [what, from, to] = condition.between;
    return { kind: 'between', what, ends: [from, to], isSo };
  }
  if ('is' in condition) {
    const [what, value] = condition.is;
    return { kind: 'is', what, values: [value], isSo };
  }
  if ('has' in condition) {
    const [what, value] = condition.has;
    return { kind: 'has', what, values: [value], isSo, link: 'and' };
  }
  if ('count' in condition) {
    const [what, how, limit] = condition.count;
    return {
      kind: 'count',
      what,
      bounds: [{ how: isSo ? how : opposite[how], limit }],
      link: 'and',
    };
  }
  if ('given' in condition) return { kind: 'given', what: condition.given, isSo };
  if ('judged' in condition) return { kind: 'judged', what: condition.judged, isSo };
  const [how, what, limit] = comparisonIn(condition);
  return {
    kind: 'compare',
    what,
    bounds: [{ how: isSo ? how : opposite[how], limit }],
    link: 'and',
  };
}
