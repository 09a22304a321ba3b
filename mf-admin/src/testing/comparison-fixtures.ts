import type { SideBySide } from '@ellac/contracts';

type Item = SideBySide['items'][number];
type Rule = SideBySide['rules'][number];

/** An item by its points in each report; null where a report does not score it. */
export const anItemBeside = (id: string, points: readonly (number | null)[]): Item => ({
  id,
  area: 'leadership',
  label: `Item ${id}`,
  answers: points.map((each) =>
    each === null ? null : { answer: `answer of ${each}`, points: each, given: true },
  ),
});

export const aRuleBeside = (id: string, holds: boolean[], kind: Rule['kind'] = 'gap'): Rule => ({
  id,
  kind,
  area: 'systems',
  condition: `Condition of ${id}.`,
  holds,
});

/** Two reports of two companies. */
export const aSideBySide = (changes: Partial<SideBySide> = {}): SideBySide => ({
  reports: [
    {
      id: 'r1',
      submittedAt: '2025-05-04T10:00:00.000Z',
      company: { id: 'c1', name: 'Alder & Finch' },
      overallScore: 5,
      band: 'in-transition',
    },
    {
      id: 'r2',
      submittedAt: '2026-05-04T10:00:00.000Z',
      company: { id: 'c2', name: 'Birch' },
      overallScore: 6.4,
      band: 'ready-with-gaps',
    },
  ],
  areas: [{ area: 'systems', scores: [4, 4.3] }],
  items: [anItemBeside('absd', [3, 7]), anItemBeside('docu', [5, 5])],
  rules: [
    aRuleBeside('S-01', [true, false]),
    aRuleBeside('S-02', [true, true]),
    aRuleBeside('V-01', [false, true], 'strength'),
  ],
  ...changes,
});
