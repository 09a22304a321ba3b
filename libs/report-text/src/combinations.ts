import type { FiredGap, StepRuleId } from '@ellac/diagnosis/parts';
import type { Business } from './business/business.js';

/** Gaps that are more serious together than each alone. */
interface Combination {
  /** At least one gap of each list must hold. */
  readonly of: readonly (readonly StepRuleId[])[];
  /** Their joint consequence: alternative sentences of at most 24 words. */
  readonly texts: (business: Business) => readonly string[];
}

/** The most serious first; the consequences are judgement. */
const combinations: readonly Combination[] = [
  {
    of: [['R-01', 'R-03'], ['S-15']],
    texts: () => [
      'The business loses money, and without statements nobody can see where it goes.',
      'A loss without statements leaves you guessing which work costs more than it brings.',
    ],
  },
  {
    of: [['R-15'], ['S-01', 'R-16', 'S-02']],
    texts: ({ voice: { leaver } }) => [
      `Little is written down, so what ${leaver.name} knows would leave with ${leaver.name}.`,
      `When ${leaver.name} ${leaver.isPlural ? 'leave' : 'leaves'}, what nobody wrote down has to be learned again by mistakes.`,
    ],
  },
  {
    of: [
      ['R-14', 'M-21', 'R-17'],
      ['S-10', 'M-06', 'M-12'],
    ],
    texts: () => [
      'Few clients bring much of the revenue, and no steady work brings new ones.',
      'If a large client goes, nothing is under way that could replace the revenue soon.',
    ],
  },
  {
    of: [
      ['L-04', 'L-05'],
      ['L-11', 'L-12'],
    ],
    texts: () => [
      'You sell and you run most functions, so each sale takes hours from the daily work.',
      'Selling stays with you as long as most functions do.',
    ],
  },
  {
    of: [
      ['L-04', 'L-05'],
      ['S-10', 'S-11'],
    ],
    texts: () => [
      'Your sales cannot be handed over, because the way you make them stands nowhere.',
      'Nobody can take over sales whose steps exist only in your experience.',
    ],
  },
  {
    of: [
      ['R-19', 'L-20', 'L-01'],
      ['S-01', 'S-02', 'S-03'],
    ],
    texts: () => [
      'In a long absence, two things are missing at once: who may decide, and how the work is done.',
      'In an absence, both the right to decide and the written way to do the work are missing.',
    ],
  },
  {
    of: [
      ['R-22', 'R-06', 'M-18'],
      ['L-02', 'L-03', 'R-24'],
    ],
    texts: () => [
      'The plan grows faster than the number of people who may decide.',
      'Growth brings more decisions, and those decisions still come to the same desk.',
    ],
  },
  {
    of: [
      ['R-06', 'M-18', 'R-22'],
      ['R-04', 'R-05'],
    ],
    texts: () => [
      'Growing at this margin brings more work and more unpaid invoices, and hardly more money.',
      'More sales at this margin need cash first and pay little of it back.',
    ],
  },
  {
    of: [
      ['R-20', 'M-04', 'M-05'],
      ['M-11', 'M-12', 'M-14'],
    ],
    texts: ({ voice: { customers } }) => [
      `Some ${customers} leave, and nobody looks outside to learn where they go.`,
      `You lose ${customers}, and what the others offer is not known.`,
    ],
  },
  {
    of: [['L-21'], ['R-10', 'R-09', 'L-10']],
    texts: () => [
      'A partner can leave, and neither price nor payment of the share is agreed.',
      'Terms between partners are open, so a change of owners would begin with a dispute.',
    ],
  },
  {
    of: [
      ['R-10', 'R-09'],
      ['L-04', 'L-05', 'L-11', 'R-12'],
    ],
    texts: () => [
      'What a successor would take over is still mostly you: your sales, your functions, your word.',
      'A successor pays for what works without you, and today little of it does.',
    ],
  },
  {
    of: [['M-09'], ['M-01', 'M-02', 'M-21', 'R-17']],
    texts: () => [
      'Little of next year is certain, and a few clients decide most of what is.',
      'The coming year hangs on a few decisions by a few clients.',
    ],
  },
  {
    of: [
      ['S-02', 'S-03', 'S-01'],
      ['L-02', 'L-03', 'L-08', 'L-09'],
    ],
    texts: () => [
      'Work is neither written down nor decided by others, so every question comes back to you.',
      'Without written ways and without a second decider, questions pile up where you are.',
    ],
  },
  {
    of: [
      ['S-05', 'S-06'],
      ['L-11', 'L-12', 'R-16'],
    ],
    texts: () => [
      'Each order is handled by the same hands, so a full month has one limit: those hands.',
      'Delivery depends on the same person as the rest, so the busiest week decides for all.',
    ],
  },
  {
    of: [
      ['S-15', 'S-16', 'S-17'],
      ['M-18', 'M-19', 'M-20'],
    ],
    texts: () => [
      'There is a plan to grow and no regular figures that would show if it works.',
      'Without figures each quarter, the growth you plan cannot be told from a busy season.',
    ],
  },
];

/** A combination that holds, with the gaps it rests on. */
export interface Together {
  readonly texts: readonly string[];
  readonly gaps: readonly FiredGap[];
}

/** The joint consequences of the gaps, the most serious first; each gap is used in only one. */
export function combinationsOf(business: Business): readonly Together[] {
  const { gaps } = business.diagnosis;
  const used = new Set<StepRuleId>();
  return combinations.flatMap(({ of, texts }) => {
    const found = of.map((ids) => gaps.find(({ id }) => ids.includes(id) && !used.has(id)));
    const all = found.filter((gap) => gap !== undefined);
    if (all.length < of.length) return [];
    all.forEach(({ id }) => used.add(id));
    return [{ texts: texts(business), gaps: all }];
  });
}
