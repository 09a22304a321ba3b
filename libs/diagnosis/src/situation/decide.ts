import type { SituationId } from '@ellac/contracts';
import { answerPathOf, type Alias, type Answers } from '../model/answers.js';
import { goodNetMargin, isSolo, marginsGiven, retentionGap } from '../model/derived.js';
import type { TextFact } from '../text-facts/text-fact.js';
import type { Situation } from './situation.js';

/** The inputs that decide the situation of a business. */
export interface SituationGround {
  readonly answers: Answers;
  readonly notKnown: ReadonlySet<Alias>;
  readonly facts: readonly TextFact[];
  /** How much of what is scored was answered, whole per cent. */
  readonly completeness: number;
  /** How many of the sixteen parts of the form still hold their initial values. */
  readonly untouched: number;
  /** How many of the four long texts have no content. */
  readonly emptyTexts: number;
  /** The leadership score by facts alone, out of 10. */
  readonly leadershipByFacts: number;
  /** The net margin in % after a fair pay and rent where the owner gave both, else as answered. */
  readonly netMargin: number;
  /** The most that can be left in % after the pay that is assumed; absent where none is assumed. */
  readonly marginAfterPay?: number;
}

/** The evidence for a situation: answers under their short names, and facts. */
type Reasons = readonly (Alias | TextFact)[];

type Decision<Id extends SituationId> = (ground: SituationGround) => {
  readonly variant?: Extract<Situation, { id: Id }>['variant'];
  readonly reasons: Reasons;
} | null;

/** Months within which an exit leaves no time to build first (source EPIX: three to five years). */
const shortMonths = 24;
/** Months within which an exit is prepared now. */
const longMonths = 60;

const within = ({ months }: TextFact, limit: number): boolean =>
  months !== undefined && months >= 0 && months <= limit;

const factsOf = (ground: SituationGround, kind: TextFact['kind']): readonly TextFact[] =>
  ground.facts.filter((fact) => fact.kind === kind);

const knows = ({ notKnown }: SituationGround, ...aliases: readonly Alias[]): boolean =>
  !aliases.some((alias) => notKnown.has(alias));

const givesMargins = (ground: SituationGround): boolean =>
  knows(ground, 'rev', 'nm', 'gm') && marginsGiven(ground.answers);

/** An age from which a handover without a date counts as near; judgement. */
const lateAge = 65;

const soonestOf = (facts: readonly TextFact[]): TextFact | undefined =>
  facts
    .filter(({ months }) => months !== undefined && months >= 0)
    .sort((one, other) => one.months! - other.months!)[0];

const tooLittle: Decision<'too-little'> = ({ answers, untouched, emptyTexts, completeness }) =>
  untouched >= 11 ||
  (untouched >= 8 && answers.rev === 0) ||
  (untouched >= 6 && emptyTexts >= 3) ||
  completeness < 60
    ? { reasons: [] }
    : null;

const survive: Decision<'survive'> = (ground) => {
  const { answers } = ground;
  const liquidity = factsOf(ground, 'liquidity');
  if (liquidity.length > 0) return { variant: 'cash', reasons: ['nm', ...liquidity] };
  // A planned loss: high margins and fast growth, which the loss pays for.
  const invests = knows(ground, 'growth') && answers.growth >= 30 && answers.gm >= 50;
  return givesMargins(ground) && answers.nm < 0 && !invests
    ? { variant: 'loss', reasons: ['rev', 'nm'] }
    : null;
};

const exitShort: Decision<'exit-short'> = (ground) => {
  const wishes = factsOf(ground, 'wish-exit');
  if (wishes.length === 0) return null;
  const soonest = soonestOf(wishes);
  const pressing = factsOf(ground, 'health-age').filter(
    ({ illness, age }) => illness === true || (age ?? 0) >= lateAge,
  );
  const isShort = soonest === undefined ? pressing.length > 0 : within(soonest, shortMonths);
  if (!isShort) return null;
  const recipients = wishes.flatMap(({ to }) => (to === undefined || to === 'open' ? [] : [to]));
  const to = recipients[0] ?? 'open';
  return {
    // A partner who takes over is an internal successor, like staff.
    variant: to === 'partner' ? 'staff' : to,
    reasons: [...wishes, ...(soonest === undefined ? pressing : [])],
  };
};

const thinMargin: Decision<'thin-margin'> = (ground) => {
  const { answers, netMargin } = ground;
  if (!givesMargins(ground) || netMargin < 0) return null;
  const squeeze = factsOf(ground, 'cost-squeeze');
  const good = goodNetMargin(answers);
  const isThin = netMargin < 2 || netMargin < good / 2 || (netMargin < good && squeeze.length > 0);
  if (!isThin) return null;
  return squeeze.length > 0
    ? { variant: 'squeeze', reasons: ['nm', ...squeeze] }
    : { variant: 'plain', reasons: ['nm'] };
};

/** In %, after the lowest pay that is assumed for the owners' work; judgement. */
const leastMarginAfterPay = 1;

/** Once the owners' own work is paid, next to nothing is left, and no other situation holds. */
const ownPayOnly: Decision<'thin-margin'> = ({ marginAfterPay }) =>
  marginAfterPay !== undefined && marginAfterPay < leastMarginAfterPay
    ? { variant: 'plain', reasons: ['nm'] }
    : null;

const largeShares = (ground: SituationGround): readonly TextFact[] =>
  factsOf(ground, 'client-share').filter(
    ({ percent, tense }) => (percent ?? 0) >= 25 && tense !== 'happened',
  );

const clientEvent: Decision<'few-clients'> = (ground) => {
  const events = factsOf(ground, 'event').filter(
    ({ tense, about }) => tense === 'coming' && about === 'client',
  );
  const terms = factsOf(ground, 'term-ends').filter(
    (fact) => fact.thing === 'contract' && within(fact, shortMonths),
  );
  if (events.length + terms.length === 0) return null;
  const shares = largeShares(ground);
  const isLarge = knows(ground, 'top') && ground.answers.top >= (events.length > 0 ? 30 : 50);
  if (shares.length === 0 && !isLarge) return null;
  return {
    variant: 'event',
    reasons: [...(isLarge ? (['top'] as const) : []), ...shares, ...terms, ...events],
  };
};

const exitLong: Decision<'exit-long'> = (ground) => {
  const wishes = factsOf(ground, 'wish-exit');
  if (wishes.length === 0) return null;
  const soonest = soonestOf(wishes);
  if (soonest !== undefined && !within(soonest, longMonths)) return null;
  if (ground.answers.partners >= 2) return { variant: 'partner', reasons: ['partners', ...wishes] };
  return ground.leadershipByFacts >= 7
    ? { variant: 'value', reasons: wishes }
    : { variant: 'plain', reasons: wishes };
};

const leaking: Decision<'leaking'> = (ground) => {
  const { answers } = ground;
  const leaks =
    knows(ground, 'rec', 'ret') &&
    answers.rec >= 30 &&
    answers.ret > 0 &&
    retentionGap(answers) <= -15;
  if (!leaks) return null;
  const causes = factsOf(ground, 'why-leave');
  return causes.length > 0
    ? { variant: 'known', reasons: ['ret', 'rec', ...causes] }
    : { variant: 'unknown', reasons: ['ret', 'rec'] };
};

const fewClients: Decision<'few-clients'> = (ground) => {
  const shares = largeShares(ground);
  const isLarge = knows(ground, 'top') && ground.answers.top >= 50;
  if (shares.length === 0 && !isLarge) return null;
  return { variant: 'plain', reasons: [...(isLarge ? (['top'] as const) : []), ...shares] };
};

const ownerBound: Decision<'owner-bound'> = (ground) => {
  const { answers } = ground;
  if (knows(ground, 'emp') && isSolo(answers)) return null;
  const leaving = factsOf(ground, 'person-leaves').filter(
    (fact) => fact.tense === 'coming' && within(fact, shortMonths),
  );
  if (leaving.length > 0) return { variant: 'person', reasons: leaving };
  const signs: readonly (readonly [Alias, boolean])[] = [
    ['absd', answers.absd < 7],
    ['ownerS', answers.ownerS >= 75],
    ['funcs', answers.funcs.length <= 1],
    ['deliv', answers.deliv <= 2],
  ];
  const shown = signs.flatMap(([alias, holds]) => (holds && knows(ground, alias) ? [alias] : []));
  if (shown.length < 2) return null;
  const only = factsOf(ground, 'only-one');
  return only.length > 0
    ? { variant: 'one', reasons: [...shown, ...only] }
    : { variant: 'plain', reasons: shown };
};

const staySmall: Decision<'stay-small'> = (ground) => {
  const wishes = factsOf(ground, 'wish-small');
  return wishes.length > 0 ? { reasons: wishes } : null;
};

const grow: Decision<'grow'> = (ground) => {
  const { answers, netMargin } = ground;
  const grows =
    knows(ground, 'growth', 'funcs', 'absd', 'ownerS') &&
    givesMargins(ground) &&
    // A net margin above the gross one is wrong, so it carries no growth.
    answers.nm <= answers.gm &&
    answers.growth >= 10 &&
    netMargin >= goodNetMargin(answers) / 2 &&
    answers.funcs.length >= 3 &&
    answers.absd >= 14 &&
    answers.ownerS < 50;
  return grows ? { reasons: ['growth', 'nm', 'funcs', 'absd', 'ownerS'] } : null;
};

const build: Decision<'build'> = () => ({ reasons: [] });

const row = <Id extends SituationId>(id: Id, decide: Decision<Id>) => ({ id, decide });

/** From top to bottom; the first that holds is the situation. All limits but the months: judgement. */
const decisionTable = [
  row('too-little', tooLittle),
  row('survive', survive),
  row('exit-short', exitShort),
  row('thin-margin', thinMargin),
  row('few-clients', clientEvent),
  row('exit-long', exitLong),
  row('leaking', leaking),
  row('few-clients', fewClients),
  row('owner-bound', ownerBound),
  row('stay-small', staySmall),
  row('grow', grow),
  row('thin-margin', ownPayOnly),
  row('build', build),
];

/**
 * The situations that hold, each once: the first is the situation of the business; the second, if
 * any, is a further concern.
 */
export function situationsOf(ground: SituationGround): readonly [Situation, ...Situation[]] {
  const holding = decisionTable.flatMap(({ id, decide }) => {
    const decision = decide(ground);
    if (decision === null) return [];
    const because = decision.reasons.map((reason) =>
      typeof reason === 'string' ? answerPathOf[reason] : reason.id,
    );
    return [{ id, ...(decision.variant && { variant: decision.variant }), because } as Situation];
  });
  const once = holding.filter(
    ({ id }, index) => holding.findIndex((other) => other.id === id) === index,
  );
  const [first, ...others] = once;
  // `build` always holds.
  return [first!, ...others];
}
