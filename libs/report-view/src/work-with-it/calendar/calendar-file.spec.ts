/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { calendarFileName, calendarOf, datedSteps, type DatedStep } from './calendar-file.js';

const step: DatedStep = {
  stepId: 'L-20',
  number: 1,
  title: 'Prepare the emergency file',
  from: '2026-11-23',
  by: '2026-12-31',
  isFirstResult: false,
  to: '2026-12-31',
  measures: ['Parts of the file that are complete'],
  hoursPerWeek: 1.5,
};
const now = new Date('2026-11-24T15:30:07.123Z');
const linesOf = (...steps: DatedStep[]) => calendarOf(steps, 'r-1', now).split('\r\n');
/** As a calendar reads it: long lines together again. */
const unfolded = (...steps: DatedStep[]) =>
  calendarOf(steps, 'r-1', now).replaceAll('\r\n ', '').split('\r\n');

describe('the calendar file', () => {
  it('has each step on the whole day by which it is done, under an id of its own', () => {
    expect(unfolded(step)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//ELLAC//Business Evaluation//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:L-20.r-1@ellac-business-evaluation',
      'DTSTAMP:20261124T153007Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Prepare the emergency file',
      'DESCRIPTION:Done when: Parts of the file that are complete\\nYour time: 1.5 hours a week',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
    const ids = unfolded(step, { ...step, stepId: 'S-01' }).filter((line) => /^UID/.test(line));
    expect(ids).toHaveLength(2);
  });

  it('has no line over 75 octets, and folds between characters', () => {
    const title = 'Übergabe 🙂 '.repeat(30).trim();
    const lines = linesOf({ ...step, title });
    for (const line of lines) {
      expect(encodeURIComponent(line).replace(/%../g, 'x').length).toBeLessThanOrEqual(75);
    }
    expect(unfolded({ ...step, title })).toContain(`SUMMARY:${title}`);
    expect(lines.join('')).not.toContain('\ufffd');
  });

  it('escapes what has a meaning, so that a title adds no line of its own', () => {
    const title = 'A; b, c \\ d\r\nATTENDEE:mailto:x@example.com\u0007';
    const lines = unfolded({ ...step, title });
    expect(lines).toContain('SUMMARY:A\\; b\\, c \\\\ d\\nATTENDEE:mailto:x@example.com ');
    expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toEqual([]);
  });

  it('says where a date is that of a first result, and leaves out what is not known', () => {
    const bare = { ...step, measures: [], hoursPerWeek: null };
    expect(unfolded({ ...bare, isFirstResult: true })).toContain(
      'DESCRIPTION:This is the date of a first result\\; the step goes on.',
    );
    expect(unfolded(bare).filter((line) => line.startsWith('DESCRIPTION'))).toEqual([]);
  });

  it('holds only steps with a date', () => {
    expect(datedSteps([step, { ...step, by: null }])).toEqual([step]);
  });

  it.each([
    ['Prepare the emergency file', 'prepare-the-emergency-file.ics'],
    ['Übergabe an Zoë: “jetzt”!', 'ubergabe-an-zoe-jetzt.ics'],
    ['../../etc/passwd', 'etc-passwd.ics'],
    ['计划', 'step.ics'],
    ['a'.repeat(200), `${'a'.repeat(60)}.ics`],
  ])('of %j is named %s', (title, name) => {
    expect(calendarFileName(title)).toBe(name);
  });
});
