import type { WordedPart } from '@ellac/contracts';
import type { SectionName, SectionTask } from './part-task.js';

const section = (
  name: SectionName,
  about: string,
  claims: SectionTask['claims'],
  words: SectionTask['words'],
): SectionTask => ({ name, about, claims, words });

const currentState = (about: string) => section('currentState', about, [1, 3], [8, 40]);
const implications = (about: string) => section('implications', about, [1, 3], [8, 32]);

/** The paragraphs of each part, with the lengths that the report has room for. */
export const sectionsOf: Readonly<Record<WordedPart, readonly SectionTask[]>> = {
  systems: [
    currentState(
      'How the work is organised today: the level of the area and the two answers that decide it.',
    ),
    implications(
      'One consequence of the state of the business systems, and what follows if the first step is done. Advice itself stands elsewhere.',
    ),
  ],
  sales: [],
  leadership: [
    currentState(
      'How far others lead today: the level of the area and the two answers that decide it.',
    ),
    implications(
      'One consequence of the state of the leadership, and what follows if the first step is done. Advice itself stands elsewhere.',
    ),
  ],
  growth: [
    currentState(
      'How the business stands with its customers and in its market: the level of the area and the two answers that decide it.',
    ),
    implications(
      'One consequence of what market and figures show, and what follows if the first step is done. Advice itself stands elsewhere.',
    ),
  ],
  plan: [
    section(
      'criticalPath',
      'How the dates came about, and what the plan asks of the owner in hours. Dates and steps stand beside the paragraph.',
      [1, 4],
      [12, 45],
    ),
  ],
  summary: [
    section(
      'overview',
      'The first thing that the owner reads: the two sentences of the situation, in these or better words, a wish of the owner that the plan respects, then the first step with its date.',
      [2, 5],
      [25, 75],
    ),
    section(
      'transitionReadiness',
      'The readiness band, why it is no higher one, and what can hardly both be right among the answers.',
      [1, 5],
      [15, 90],
    ),
    section(
      'overallConclusion',
      'Why the steps come in this order: what comes first, and what waits for it. It repeats nothing of the overview.',
      [1, 4],
      [12, 45],
    ),
  ],
};
