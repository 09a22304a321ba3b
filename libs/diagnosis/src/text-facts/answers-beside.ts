import type { TextFactKind } from '@ellac/contracts';
import type { Alias } from '../model/answers.js';
import type { TextFact } from './text-fact.js';

interface Pair {
  readonly kind: TextFactKind;
  readonly who?: TextFact['who'];
  readonly about?: TextFact['about'];
  readonly answers: readonly Alias[];
}

/** The only answers that may stand beside a quote of such a fact; judgement. */
const pairs: readonly Pair[] = [
  { kind: 'client-share', answers: ['top'] },
  { kind: 'liquidity', answers: ['nm'] },
  { kind: 'cost-squeeze', answers: ['nm', 'gm'] },
  { kind: 'why-leave', answers: ['ret'] },
  { kind: 'only-one', who: 'owner', answers: ['funcs', 'absd'] },
  { kind: 'wish-exit', answers: ['trans', 'absd'] },
  { kind: 'wish-small', answers: ['growth'] },
  { kind: 'term-ends', answers: ['rec', 'guar'] },
  { kind: 'payment-days', answers: ['growth'] },
  { kind: 'partners-unsettled', answers: ['trans'] },
  { kind: 'event', about: 'client', answers: ['top'] },
  { kind: 'health-age', answers: ['absd'] },
];

/** The answers, under their short names, that speak of the same as a fact; none for other facts. */
export const answersBeside = ({ kind, who, about }: TextFact): readonly Alias[] =>
  pairs.find(
    (pair) =>
      pair.kind === kind &&
      (pair.who === undefined || pair.who === who) &&
      (pair.about === undefined || pair.about === about),
  )?.answers ?? [];
