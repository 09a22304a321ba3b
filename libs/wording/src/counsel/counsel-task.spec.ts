import { goldBusinesses } from '@ellac/diagnosis/testing';
import { describe, expect, it } from '@jest/globals';
import { wordingGroundOf } from '../testing/wording-ground.js';
import { counselTaskOf } from './counsel-task.js';

const taskOf = (wanted: string) => {
  const { payload } = goldBusinesses.find(({ id }) => id === wanted)!;
  const { pack, business, report } = wordingGroundOf(payload);
  const { owner_phone: phone } = payload.company_info;
  return { report, task: counselTaskOf(pack, business, report, phone) };
};

describe('the request for a counsel', () => {
  it('has each step of the plan once, the first ones first', () => {
    for (const { id, situation } of goldBusinesses.filter((each) => each.id !== 'g08')) {
      const { report, task } = taskOf(id);
      const steps = task!.steps.map((step) => step.id);
      expect({ id, situation, steps: new Set(steps).size }).toEqual({
        id,
        situation,
        steps: steps.length,
      });
      expect(steps.slice(0, 3)).toEqual(report.page!.steps.map((step) => step.id));
      expect(task!.firstSteps).toEqual(steps.slice(0, 3));
    }
  });

  it('knows the country that a phone number within the European Union belongs to', () => {
    const { payload } = goldBusinesses.find(({ id }) => id === 'g10')!;
    const placeIn = (country: 'EU' | 'CA', phone: string) => {
      const company_info = { ...payload.company_info, country };
      const { pack, business, report } = wordingGroundOf({ ...payload, company_info });
      return counselTaskOf(pack, business, report, phone)!.place;
    };
    expect(placeIn('EU', '+353 1 555 0100')).toBe('Ireland');
    expect(placeIn('EU', '01 555 0100')).toBeUndefined();
    expect(placeIn('CA', '+353 1 555 0100')).toBeUndefined();
  });

  it('is not made where too little is known', () => expect(taskOf('g08').task).toBeNull());
});
