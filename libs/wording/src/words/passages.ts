import { textLists } from '../tasks/part-task.js';
import type { PartWords } from './part-words.js';

/** One text of a part and where it stands. */
export interface Passage {
  /** `sections.currentState 2`, `gaps S-01 meaning`. */
  readonly place: string;
  readonly text: string;
  /** Ids of facts; a recommendation names none and rests on its rule. */
  readonly evidence: readonly string[];
  readonly rules: readonly string[];
}

/** Every text of a part, in its order. */
export const passagesOf = (words: PartWords): readonly Passage[] => [
  ...Object.entries(words.sections).flatMap(([name, claims]) =>
    claims.map(({ text, evidence, rules }, index) => ({
      place: `sections.${name} ${index + 1}`,
      text,
      evidence,
      rules,
    })),
  ),
  ...words.gaps.flatMap(({ ruleId, finding, meaning, evidence }) => [
    { place: `gaps ${ruleId} finding`, text: finding, evidence, rules: [ruleId] },
    { place: `gaps ${ruleId} meaning`, text: meaning, evidence, rules: [ruleId] },
  ]),
  ...words.recommendations.flatMap(({ ruleId, action, expectedOutcome }) => [
    { place: `recommendations ${ruleId} action`, text: action, evidence: [], rules: [ruleId] },
    {
      place: `recommendations ${ruleId} expectedOutcome`,
      text: expectedOutcome,
      evidence: [],
      rules: [ruleId],
    },
  ]),
  ...textLists.flatMap((list) =>
    words[list].map(({ ruleId, text, evidence }) => ({
      place: `${list} ${ruleId}`,
      text,
      evidence,
      rules: [ruleId],
    })),
  ),
];
