import type { Country } from '@ellac/contracts';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { wholeMonths } from './period.js';
import { nearestTime, timesIn } from './when.js';

const submittedOn = '2026-11-23';

const datesIn = (sentence: string, country: Country = 'GB', ownerAge?: number): string[] =>
  timesIn({ sentence, submittedOn, country, ownerAge }).map(({ date }) => date);

describe('timesIn', () => {
  it.each([
    ['The lease ends in March 2028.', '2028-03-31'],
    ['It ends on 31 March 2027.', '2027-03-31'],
    ['It ends on March 1st, 2027.', '2027-03-01'],
    ['It ends on 30.6.2027.', '2027-06-30'],
    ['It ends on 5/6/2027.', '2027-06-05'],
    ['It ends on 2027-06-05.', '2027-06-05'],
    ['It ends in 06/2027.', '2027-06-30'],
    ['I retire by the summer of 2028.', '2028-08-31'],
    ['I stop before summer 2028.', '2028-05-31'],
    ['The winter of 2027 is my last.', '2028-02-29'],
    ['The lease ends in 2028.', '2028-12-31'],
    ['I want to be out by 2029.', '2028-12-31'],
    ['I want to be out before 2029.', '2028-12-31'],
    ['I want to be out before March 2029.', '2029-02-28'],
    ['I want to be out by March 2029.', '2029-03-31'],
    ['We sell by the end of 2028.', '2028-12-31'],
    ['We sell before the end of 2028.', '2028-12-31'],
    ['He goes in early 2028.', '2028-03-31'],
    ['He goes in mid-2028.', '2028-06-30'],
    ['He goes late in 2028.', '2028-12-31'],
    ['It ends in the second quarter of 2028.', '2028-06-30'],
    ['It ends in Q3 2028.', '2028-09-30'],
    ['It is over next year.', '2027-12-31'],
    ['By the end of next year we have sold.', '2027-12-31'],
    ['Ruth leaves early next year.', '2027-03-31'],
    ['Ruth leaves at the end of the year.', '2026-12-31'],
    ['Ruth leaves the year after next.', '2028-12-31'],
    ['Ruth leaves next month.', '2026-12-31'],
    ['Ruth leaves in March next year.', '2027-03-31'],
    ['Ruth leaves in March.', '2027-03-31'],
    ['Ruth leaves in may.', '2027-05-31'],
    ['Ruth leaves on 1 December.', '2026-12-01'],
    ['Ruth leaves this November.', '2026-11-30'],
    ['Ruth leaves in November.', '2027-11-30'],
    ['Ruth leaves this autumn.', '2026-11-30'],
    ['Ruth leaves in autumn.', '2027-11-30'],
    ['Ruth leaves at Christmas.', '2026-12-31'],
    ['I want to sell in three years.', '2029-11-30'],
    ['I want to sell in two to three years.', '2029-11-30'],
    ['I want to sell within the next 18 months.', '2028-05-31'],
    ['I want to sell in a couple of years.', '2028-11-30'],
    ['I want to sell in half a year.', '2027-05-31'],
    ['I want to sell in a year and a half.', '2028-05-31'],
    ['I sell over the next five years.', '2031-11-30'],
    ['I am 58 and want to stop at 62.', '2030-11-30'],
    ['I am 58 and I want to stop before I turn sixty.', '2028-11-30'],
    ['Tom is 63 and goes at 65.', '2028-11-30'],
  ])('%s %s', (sentence, date) => {
    expect(datesIn(sentence)).toEqual([date]);
  });

  it.each([
    'We may grow, and we march on.',
    'We opened in 2019.',
    'The overdraft is at its limit since June.',
    'He left last summer.',
    'We close every August and each winter.',
    'In 30 years we never lost a client.',
    'For over five years we have worked for them.',
    'We have 2050 customers and cost 2030 euros.',
    'Tickets wait for two days.',
    'I want to stop at 62.',
    'At 62 euros it is cheap, and one client is 38 percent.',
    'We stayed in the second half.',
    'It ended on 31.2.2027.',
  ])('none: %s', (sentence) => {
    expect(datesIn(sentence)).toEqual([]);
  });

  it('reads seasons as they are where the business is', () => {
    expect(datesIn('I retire in autumn 2028.', 'AU')).toEqual(['2028-05-31']);
    expect(datesIn('I retire by the summer of 2028.', 'ZA')).toEqual(['2029-02-28']);
    expect(datesIn('I retire next spring.', 'ZA')).toEqual(['2027-11-30']);
  });

  it('reads the month first in the United States alone', () => {
    expect(datesIn('It ends on 5/6/2027.', 'US')).toEqual(['2027-05-06']);
    expect(datesIn('It ends on 25/6/2027.', 'US')).toEqual(['2027-06-25']);
  });

  it('knows the age that another sentence told', () => {
    expect(datesIn('At 62 I want to stop.', 'GB', 58)).toEqual(['2030-11-30']);
  });

  it('tells which dates are years and nothing finer', () => {
    const yearly = (sentence: string) =>
      timesIn({ sentence, submittedOn, country: 'GB' }).map(({ isYear }) => isYear);
    expect(yearly('By 2030, in three years or in 2028.')).toEqual([true, true, true]);
    expect(yearly('In March 2030, in 18 months or in early 2028.')).toEqual([false, false, false]);
  });

  it('reads a span to the month, whatever the day', () => {
    const day = fc
      .date({ min: new Date('2026-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 99 }), (start, months) => {
        const [time] = timesIn({
          sentence: `We sell in ${months} months.`,
          submittedOn: start,
          country: 'GB',
        });
        expect(wholeMonths(start, time!.date)).toBe(months);
      }),
    );
  });

  it('names a later date for a later year, and none that has passed', () => {
    const how = fc.constantFrom('in', 'by', 'before', 'by the end of', 'by summer', 'in March');
    const country = fc.constantFrom<Country>('GB', 'AU');
    fc.assert(
      fc.property(how, fc.integer({ min: 2028, max: 2060 }), country, (words, year, where) => {
        const [one] = datesIn(`We sell ${words} ${year}.`, where);
        const [later] = datesIn(`We sell ${words} ${year + 1}.`, where);
        expect(submittedOn < one! && one! < later!).toBe(true);
        expect(datesIn(`We sell ${words} ${year - 41}.`, where)).toEqual([]);
      }),
    );
  });
});

describe('nearestTime', () => {
  it('takes the date that stands nearest to what it is about', () => {
    const sentence = 'In 2027 we buy a van and I retire in 2030.';
    const start = sentence.indexOf('retire');
    const times = timesIn({ sentence, submittedOn, country: 'GB' });
    expect(nearestTime(times, { start, end: start + 6 })?.date).toBe('2030-12-31');
    expect(nearestTime(times, { start: 0, end: 2 })?.date).toBe('2027-12-31');
  });
});
