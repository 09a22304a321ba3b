import type { WordedPart } from '@ellac/contracts';
import type { SectionName, SectionTask } from './part-task.js';

const section = (
  name: SectionName,
  about: string,
  claims: SectionTask['claims'],
  words: SectionTask['words'],
): SectionTask => ({ name, about, claims, words });

const currentState = (about: string) => section('currentState', about, [2, 5], [40, 130]);
const implications = (about: string) => section('implications', about, [3, 7], [45, 160]);

/** The paragraphs of each part; the lengths lie around those of the built-in texts. */
export const sectionsOf: Readonly<Record<WordedPart, readonly SectionTask[]>> = {
  systems: [
    currentState(
      'How the work is organised today: what is settled, and what still hangs on memory and habit. Begin with where the area stands.',
    ),
    implications(
      'What the state of the business systems means for a handover to leaders, and which effort pays off first. Advice itself stands elsewhere.',
    ),
  ],
  sales: [
    section(
      'customers',
      'Who sells, to whom, and how much of that depends on one person or on a few clients. It follows a paragraph on the market.',
      [2, 4],
      [30, 110],
    ),
  ],
  leadership: [
    currentState(
      'How far others lead today: what they decide, what waits for the owner, and how an absence would go. Begin with where the area stands.',
    ),
    implications(
      'What the state of the leadership means for a handover, and what the owner would have to let go of. Advice itself stands elsewhere.',
    ),
  ],
  growth: [
    currentState(
      'How the business stands in its market: position, advantage, figures and outlook. Begin with where the area stands.',
    ),
    implications(
      'What market, figures and plans for growth mean for a change of leadership: what they can pay for, and what could interrupt it.',
    ),
  ],
  plan: [
    section(
      'criticalPath',
      'Why the first steps come in this order, and how the owner keeps at it beside the daily work. Dates stand beside the paragraph.',
      [3, 6],
      [50, 120],
    ),
  ],
  summary: [
    section(
      'overview',
      'The first thing that the owner reads: what kind of business this is, where it stands, what that comes down to, and what comes first.',
      [5, 10],
      [90, 200],
    ),
    section(
      'transitionReadiness',
      'Whether the business is ready to be led by others, what speaks against it, and what has to be true for the next level.',
      [3, 6],
      [45, 120],
    ),
    section(
      'overallConclusion',
      'What the three areas mean together, and what kind of work lies ahead. It closes the report and repeats nothing of the overview.',
      [4, 9],
      [80, 160],
    ),
  ],
};
