import { textFactKinds } from '@ellac/contracts';
import type { Circumstance } from './circumstance.js';
import { wholeMonths, type PlainDate } from './dates/period.js';
import type { TextFact } from './text-fact.js';

/** A fact that is not counted yet. */
export type Uncounted = Omit<TextFact, 'id'>;

/** Kinds that lie ahead or have happened; only their date tells which. */
const withTense: readonly TextFact['kind'][] = ['event', 'person-leaves'];

/** Kinds that may occur several times in a business: confirming one does not deny the others. */
const withOthers: readonly TextFact['kind'][] = [
  'event',
  'person-leaves',
  'only-one',
  'term-ends',
  'own-sum',
  'late-payer',
  'open-question',
  'low-prices',
  'idle-thing',
  'deadline',
];

type Told = Pick<Uncounted, 'kind' | 'origin'> & Partial<Uncounted>;

function told(circumstance: Circumstance, submittedOn: PlainDate): Told {
  const { kind, date, percent, days, to, who, thing } = circumstance;
  return {
    kind,
    ...(date !== undefined && { date, months: wholeMonths(submittedOn, date), yearOnly: false }),
    ...(percent !== undefined && { percent }),
    ...(days !== undefined && { days }),
    ...(to !== undefined && { to }),
    ...(who !== undefined && { who }),
    ...(thing !== undefined && { thing }),
    // The form asks only about clients; other events are read from the texts.
    ...(kind === 'event' && { about: 'client' as const }),
    ...(withTense.includes(kind) && {
      tense: date !== undefined && date < submittedOn ? ('happened' as const) : ('coming' as const),
    }),
    origin: 'owner',
  };
}

/**
 * Whether a sentence cannot be evidence for what was told: it is about something else, or about a
 * past event.
 */
const contradicts = (fact: Uncounted, { about, tense, to, who, thing }: Told): boolean =>
  (thing !== undefined && fact.thing !== thing) ||
  (about !== undefined && fact.about !== about) ||
  (fact.tense === 'happened' && tense !== 'happened') ||
  (who !== undefined && fact.who !== undefined && fact.who !== who) ||
  (to !== undefined && fact.to !== undefined && fact.to !== 'open' && fact.to !== to);

/** The fact with the confirmed details; an equal date keeps the precision of the sentence. */
const confirmed = (fact: Uncounted, circumstance: Told): Uncounted => ({
  ...fact,
  ...circumstance,
  ...(fact.date === circumstance.date && fact.yearOnly && { yearOnly: true }),
});

/**
 * Merges the facts from the texts with what the owner told in the form. The form takes precedence
 * over a text fact of the same kind, whose sentence stays as evidence. Further facts of the kind
 * are kept only where there may be several. Denied facts are dropped. Facts without a sentence come
 * last.
 */
export function withTold(
  read: readonly Uncounted[],
  circumstances: readonly Circumstance[],
  submittedOn: PlainDate,
): readonly Uncounted[] {
  const denied = new Set(
    circumstances.filter((each) => each.denied === true).map(({ kind }) => kind),
  );
  const toldFacts = circumstances
    .filter((each) => each.denied !== true)
    .map((each) => told(each, submittedOn));
  const byKind = new Map(toldFacts.map((each) => [each.kind, each]));
  const evidenceOf = new Map(
    toldFacts.map((each) => [
      each.kind,
      read.find((fact) => fact.kind === each.kind && !contradicts(fact, each)),
    ]),
  );
  const inTexts = read.flatMap((fact) => {
    if (denied.has(fact.kind)) return [];
    const circumstance = byKind.get(fact.kind);
    if (circumstance === undefined) return [fact];
    const evidence = evidenceOf.get(fact.kind);
    if (evidence === fact) return [confirmed(fact, circumstance)];
    // No sentence supports what was told, so the owner corrects the facts from the texts.
    return evidence !== undefined && withOthers.includes(fact.kind) ? [fact] : [];
  });
  const alone = textFactKinds.flatMap((kind) => {
    const circumstance = byKind.get(kind);
    return circumstance !== undefined && evidenceOf.get(kind) === undefined ? [circumstance] : [];
  });
  return [...inTexts, ...alone];
}
