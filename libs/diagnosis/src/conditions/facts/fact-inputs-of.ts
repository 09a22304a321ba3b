import type { TextFactKind } from '@ellac/contracts';
import type { Alias } from '../../model/answers.js';
import type { MoneyId } from '../../money/money-fact.js';
import { comparisonIn, type FactCondition } from './fact-condition.js';

/** What a condition reads, each once and in its order. */
export interface Inputs {
  readonly answers: readonly Alias[];
  readonly facts: readonly TextFactKind[];
  readonly money: readonly MoneyId[];
  readonly situation: boolean;
}

const none: Inputs = { answers: [], facts: [], money: [], situation: false };

const once = <Value>(values: readonly Value[]): readonly Value[] => [...new Set(values)];

const together = (parts: readonly FactCondition[]): Inputs => {
  const inputs = parts.map(inputsOf);
  return {
    answers: once(inputs.flatMap(({ answers }) => answers)),
    facts: once(inputs.flatMap(({ facts }) => facts)),
    money: once(inputs.flatMap(({ money }) => money)),
    situation: inputs.some(({ situation }) => situation),
  };
};

/** What a condition reads: answers, kinds of facts, figures, and whether the situation. */
export function inputsOf(condition: FactCondition): Inputs {
  if ('all' in condition) return together(condition.all);
  if ('any' in condition) return together(condition.any);
  if ('not' in condition) return inputsOf(condition.not);
  if ('fact' in condition) return { ...none, facts: [condition.fact] };
  if ('situation' in condition) return { ...none, situation: true };
  if ('money' in condition) return { ...none, money: [condition.money] };
  // The trade is told by many answers at once, and none of them alone is evidence.
  if ('pack' in condition) return none;
  if ('newPart' in condition) return none;
  if ('noStrategy' in condition) return none;
  if ('given' in condition) {
    const answers = condition.given.flatMap((alias): readonly Alias[] =>
      alias === 'nm' ? ['nm', 'gm'] : [alias],
    );
    return { ...none, answers };
  }
  if ('count' in condition) return { ...none, answers: [condition.count[0]] };
  const [, alias, limit] = comparisonIn(condition);
  const read: readonly Alias[] = typeof limit === 'number' ? [alias] : [alias, 'industry'];
  return { ...none, answers: read };
}
