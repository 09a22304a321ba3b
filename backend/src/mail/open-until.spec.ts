import { describe, expect, it } from '@jest/globals';
import { openUntil } from './open-until.js';

describe('when a link expires', () => {
  it.each([
    ['Europe/Berlin', 'Mon 23 Nov 2026, 20:06 (Central European Time)'],
    ['America/New_York', 'Mon 23 Nov 2026, 14:06 (Eastern Time)'],
    ['Asia/Tokyo', 'Tue 24 Nov 2026, 04:06 (Japan Standard Time)'],
    ['UTC', 'Mon 23 Nov 2026, 19:06 (UTC)'],
    ['Europe/Atlantis', 'Mon 23 Nov 2026, 19:06 (UTC)'],
    [null, 'Mon 23 Nov 2026, 19:06 (UTC)'],
  ])('is told in the zone %s', (timeZone, words) =>
    expect(openUntil(new Date('2026-11-23T19:06:00Z'), timeZone)).toBe(words),
  );
});
