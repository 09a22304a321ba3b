import { maxInFirstTalk, type Questionnaire, type TalkQuestion } from '@ellac/contracts';
import { answersOf, notKnownOf } from '../model/answers.js';
import { allContradictionsOf } from '../contradictions.js';
import type { Diagnosis } from '../diagnosis.js';
import { answersAtOdds } from './answers-at-odds.js';
import { assumptionsIn } from './assumptions.js';
import { openFactsIn } from './open-facts.js';

/** So many of a first talk's questions are about answers at odds, if there are as many; judgement. */
const maxAtOddsFirst = 3;

/**
 * What to ask an owner, for the coach alone. The first talk has room for the first
 * `maxInFirstTalk`: answers at odds, what the report assumes, and what the owner left open, in that
 * order, so that each kind comes up. The other questions follow in the same order.
 */
export function talkQuestionsOf(
  questionnaire: Questionnaire,
  { facts, money, marks, breakdown }: Pick<Diagnosis, 'facts' | 'money' | 'marks' | 'breakdown'>,
): readonly TalkQuestion[] {
  const answers = answersOf(questionnaire);
  const notKnown = notKnownOf(questionnaire);
  const largest = allContradictionsOf({ answers, notKnown, facts, marks, breakdown });
  const atOdds = answersAtOdds(
    questionnaire,
    answers,
    largest.map(({ id }) => id),
  );
  const others = [...assumptionsIn({ answers, notKnown, money }), ...openFactsIn(facts)];
  const room = maxInFirstTalk - Math.min(atOdds.length, maxAtOddsFirst);
  const othersFirst = others.slice(0, room);
  const atOddsFirst = atOdds.slice(0, maxInFirstTalk - othersFirst.length);
  return [
    ...atOddsFirst,
    ...othersFirst,
    ...atOdds.slice(atOddsFirst.length),
    ...others.slice(othersFirst.length),
  ];
}
