import { describe, expect, it } from '@jest/globals';
import { ruleGroups } from '../fire-rules.js';
import { prerequisites } from './prerequisites.js';

const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
  (prerequisites[from] ?? []).some(
    (next) => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))),
  );

describe('the prerequisites', () => {
  it('name rules of the model', () => {
    const ids = new Set(ruleGroups.flatMap(({ rules }) => rules.map(({ id }) => id)));
    for (const id of Object.entries(prerequisites).flat(2)) expect(ids).toContain(id);
  });

  it('hold no circle', () => {
    for (const id of Object.keys(prerequisites)) {
      expect({ id, circle: reaches(id, id) }).toEqual({ id, circle: false });
    }
  });
});
