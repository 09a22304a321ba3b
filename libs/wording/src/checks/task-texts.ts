import type { RuleFact } from '../facts/fact.js';
import type { Picture } from '../facts/picture/picture.js';
import type { Sayable } from '../tasks/part-task.js';

const textsOfRule = (rule: RuleFact): readonly string[] => [
  rule.finding,
  rule.meaning,
  rule.action,
  rule.expectedOutcome,
  rule.step,
  rule.stake,
];

const textsOfPicture = (picture: Picture): readonly string[] => [
  ...picture.situation.sentences,
  picture.customers,
  ...picture.firstSteps.map(({ step }) => step),
  ...picture.redFlags,
  ...picture.contradictions,
  ...picture.money.flatMap(({ text, formula, caveat = '' }) => [text, formula, caveat]),
];

/** All our own texts in a part; a model may repeat anything in them. */
export const textsOf = (task: Sayable): readonly string[] => [
  ...task.rules.flatMap(textsOfRule),
  ...task.facts.map(({ label }) => label),
  ...task.told,
  task.kind,
  task.judgement.bandLabel,
  ...textsOfPicture(task.picture),
];
