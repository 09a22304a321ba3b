import type { Fact } from '../../facts/fact.js';
import type { Sayable } from '../../tasks/part-task.js';
import type { Passage } from '../../words/passages.js';
import { placeholdersOf } from '../../words/placeholders.js';
import { clausesOf, type Clause } from './clauses.js';
import { growthFaults, profitFaults } from './circumstance-words.js';
import type { Fault } from '../fault.js';
import type { Ground } from './clause-ground.js';
import { levelFaults } from './level-words.js';
import { readinessFaults } from './band-words.js';
import { adviceFaults, marginFaults } from './advice-words.js';
import { industryFaults } from './industry-words.js';
import { standingFaults } from './standing-words.js';

/**
 * V4: no word contradicts a decision of the rules or the standing of a fact. It refused none of a
 * thousand recorded texts; it looks for what a flattering model would write.
 */
export function directionFaults(passages: readonly Passage[], task: Sayable): readonly Fault[] {
  const facts = new Map(task.facts.map((fact) => [fact.id, fact]));
  const rules = new Map(task.rules.map((rule) => [rule.id, rule]));
  const named = (text: string): readonly Fact[] =>
    placeholdersOf(text).flatMap((id) => facts.get(id) ?? []);

  return passages.flatMap((passage) =>
    clausesOf(passage.text).flatMap((clause) =>
      faultsIn(clause, {
        passage,
        judgement: task.judgement,
        facts: task.facts,
        rules: passage.rules.flatMap((id) => rules.get(id) ?? []),
        inClause: named(clause.text),
        inSentence: named(clause.sentence),
        evidence: passage.evidence.flatMap((id) => facts.get(id) ?? []),
      }).map((why): Fault => ({ check: 'V4', place: passage.place, why })),
    ),
  );
}

const faultsIn = (clause: Clause, ground: Ground): readonly string[] => [
  ...readinessFaults(clause, ground),
  ...levelFaults(clause, ground),
  ...standingFaults(clause, ground),
  ...industryFaults(clause, ground),
  ...adviceFaults(clause, ground),
  ...marginFaults(clause, ground),
  ...profitFaults(clause, ground),
  ...growthFaults(clause, ground),
];
