import {
  passagesOf,
  type Fact,
  type Passage,
  type PartTask,
  type PartWords,
} from '@ellac/diagnosis';
import { clausesOf, type Clause } from './clauses.js';
import { completenessFaults, growthFaults, profitFaults, redFlagFaults } from './circumstances.js';
import type { Fault } from './fault.js';
import { levelFaults } from './level-words.js';
import { placeholdersOf } from './placeholders.js';
import { readinessFaults } from './readiness-words.js';
import { sideFaults } from './side-words.js';
import { standingFaults } from './standing-words.js';

/** V4: no word contradicts what the rules decided, or on which side a fact stands. */
export function directionFaults(words: PartWords, task: PartTask): readonly Fault[] {
  const facts = new Map(task.facts.map((fact) => [fact.id, fact]));
  const named = (text: string): readonly Fact[] =>
    placeholdersOf(text).flatMap((id) => facts.get(id) ?? []);

  return passagesOf(words).flatMap((passage) =>
    clausesOf(passage.text).flatMap((clause) =>
      faultsIn(clause, {
        passage,
        judgement: task.judgement,
        inClause: named(clause.text),
        inSentence: named(clause.sentence),
        evidence: passage.evidence.flatMap((id) => facts.get(id) ?? []),
      }).map((why): Fault => ({ check: 'V4', place: passage.place, why })),
    ),
  );
}

/** What a clause is held against. */
export interface Ground {
  readonly passage: Passage;
  readonly judgement: PartTask['judgement'];
  /** The facts that the clause names, that its sentence names, and that it is said to rest on. */
  readonly inClause: readonly Fact[];
  readonly inSentence: readonly Fact[];
  readonly evidence: readonly Fact[];
}

const faultsIn = (clause: Clause, ground: Ground): readonly string[] => [
  ...readinessFaults(clause, ground),
  ...levelFaults(clause, ground),
  ...standingFaults(clause, ground),
  ...sideFaults(clause, ground),
  ...profitFaults(clause, ground),
  ...growthFaults(clause, ground),
  ...redFlagFaults(clause, ground),
  ...completenessFaults(clause, ground),
];
