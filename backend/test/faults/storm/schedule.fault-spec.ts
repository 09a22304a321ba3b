import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { faultKinds, faultNames } from './fault-kinds.js';
import { scheduleOf } from './storm-schedule.js';

const seeds = fc.integer();

describe('the schedule of a storm', () => {
  it('is the same for the same seed, and another one for another', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        expect(scheduleOf(seed, 100)).toEqual(scheduleOf(seed, 100));
        expect(scheduleOf(seed, 100)).not.toEqual(scheduleOf(seed + 1, 100));
      }),
    );
  });

  it('has a fault every three to ten seconds, unless all targets are taken', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { faults } = scheduleOf(seed, 100);
        expect(faults.length).toBeGreaterThanOrEqual(6);
        for (const [index, { at, until }] of faults.entries()) {
          expect(until).toBeGreaterThanOrEqual(at);
          expect(at - (faults[index - 1]?.at ?? 0)).toBeGreaterThanOrEqual(3000);
        }
      }),
    );
  });

  it('has one fault at a time for each target', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { faults } = scheduleOf(seed, 500);
        for (const [index, one] of faults.entries())
          for (const later of faults.slice(index + 1))
            if (faultKinds[one.name].target === faultKinds[later.name].target)
              expect(later.at).toBeGreaterThanOrEqual(one.until);
      }),
    );
  });

  it('brings every fault within the first twenty seeds', () => {
    const brought = Array.from({ length: 20 }, (_, index) => scheduleOf(index + 1, 100))
      .flatMap(({ faults }) => faults)
      .map(({ name }) => name);
    expect(faultNames.filter((name) => !brought.includes(name))).toEqual([]);
  });
});
