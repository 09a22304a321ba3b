import { describe, expect, it, jest } from '@jest/globals';
import { exampleQuestionnaire } from '@ellac/contracts';
import { withTimeZone } from './with-time-zone.js';

const inZone = (timeZone: string) => {
  const options = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone };
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options);
  return withTimeZone({ ...exampleQuestionnaire, meta: { useAi: false } }).meta;
};

describe('what is sent', () => {
  it('names the zone of the device beside what the owner marked', () =>
    expect(inZone('Europe/Dublin')).toEqual({ useAi: false, timeZone: 'Europe/Dublin' }));

  it.each(['+02:00', ''])('is sent without the zone %j', (timeZone) =>
    expect(inZone(timeZone)).toEqual({ useAi: false }),
  );
});
