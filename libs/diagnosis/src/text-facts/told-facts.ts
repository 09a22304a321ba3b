import { textFactKinds } from '@ellac/contracts';
import type { Circumstance } from './circumstance.js';
import { wholeMonths, type PlainDate } from './dates/period.js';
import type { TextFact } from './text-fact.js';

/** A fact that is not counted yet. */
export type Uncounted = Omit<TextFact, 'id'>;

/** Kinds that are about to happen or have happened, which a date alone tells. */
const withTense: readonly TextFact['kind'][] = ['event', 'person-leaves'];

function told(circumstance: Circumstance, submittedOn: PlainDate) {
  const { kind, date, percent, days, to, who, thing } = circumstance;
  return {
    kind,
    ...(date !== undefined && { date, months: wholeMonths(submittedOn, date), yearOnly: false }),
    ...(percent !== undefined && { percent }),
    ...(days !== undefined && { days }),
    ...(to !== undefined && { to }),
    ...(who !== undefined && { who }),
    ...(thing !== undefined && { thing }),
    ...(withTense.includes(kind) && {
      tense: date !== undefined && date < submittedOn ? ('happened' as const) : ('coming' as const),
    }),
  };
}

/** A sentence is evidence only where it speaks of the same thing. */
const contradicts = (fact: Uncounted, { to, who, thing }: Circumstance): boolean =>
  (thing !== undefined && fact.thing !== thing) ||
  (who !== undefined && fact.who !== undefined && fact.who !== who) ||
  (to !== undefined && fact.to !== undefined && fact.to !== 'open' && fact.to !== to);

/**
 * The facts with what the owner told in the form: it wins over what was read of the same kind, whose
 * sentence stays as evidence; what is denied is dropped. What stands in no sentence comes last.
 */
export function withTold(
  read: readonly Uncounted[],
  circumstances: readonly Circumstance[],
  submittedOn: PlainDate,
): readonly Uncounted[] {
  const byKind = new Map(circumstances.map((each) => [each.kind, each]));
  const evidenceOf = new Map(
    circumstances.map((each) => [
      each.kind,
      read.find((fact) => fact.kind === each.kind && !contradicts(fact, each)),
    ]),
  );
  const inTexts = read.flatMap((fact) => {
    const circumstance = byKind.get(fact.kind);
    if (circumstance === undefined) return [fact];
    if (circumstance.denied === true || evidenceOf.get(fact.kind) !== fact) return [];
    return [{ ...fact, ...told(circumstance, submittedOn), origin: 'owner' as const }];
  });
  const alone = textFactKinds.flatMap((kind) => {
    const circumstance = byKind.get(kind);
    const isTold = circumstance !== undefined && circumstance.denied !== true;
    return isTold && evidenceOf.get(kind) === undefined
      ? [{ ...told(circumstance, submittedOn), origin: 'owner' as const }]
      : [];
  });
  return [...inTexts, ...alone];
}
