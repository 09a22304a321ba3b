import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from './calendar.js';
import { scheduleOf, type Candidate, type ScheduledStep } from './schedule.js';

const start = '2026-11-23';

const step = (id: string, rest: Partial<Candidate> = {}): Candidate => ({
  id,
  ownerHours: { perWeek: 1, weeks: 4 },
  needs: [],
  ...rest,
});

const spans = (steps: readonly ScheduledStep[]) => steps.map(({ id, from, to }) => [id, from, to]);

/** Candidates whose needs are earlier ones, in any order. */
const anyCandidates: fc.Arbitrary<readonly Candidate[]> = fc
  .array(
    fc.record({
      perWeek: fc.integer({ min: 1, max: 6 }),
      weeks: fc.integer({ min: 1, max: 26 }),
      needs: fc.array(fc.nat({ max: 13 }), { maxLength: 3 }),
      deadline: fc.option(fc.integer({ min: 7, max: 600 }), { nil: undefined }),
    }),
    { maxLength: 14 },
  )
  .map((all) =>
    all.map(({ perWeek, weeks, needs, deadline }, index) => ({
      id: `S${index}`,
      ownerHours: { perWeek, weeks },
      needs: [...new Set(needs)].filter((need) => need < index).map((need) => `S${need}`),
      ...(deadline !== undefined && { deadline: addDays(start, deadline) }),
    })),
  )
  .chain((candidates) => fc.shuffledSubarray(candidates, { minLength: candidates.length }));

describe('the schedule', () => {
  it('begins what the owner has hours for, and the next when there are some again', () => {
    const candidates = ['a', 'b', 'c'].map((id) =>
      step(id, { ownerHours: { perWeek: 2, weeks: 4 } }),
    );
    expect(spans(scheduleOf(candidates, start, 4).steps)).toEqual([
      ['a', '2026-11-23', '2027-01-08'],
      ['b', '2026-11-23', '2027-01-08'],
      ['c', '2027-01-11', '2027-02-08'],
    ]);
  });

  it('ends no step at a weekend', () => {
    for (const sent of ['2026-05-02', '2026-05-03']) {
      const { steps } = scheduleOf([step('a'), step('b')], sent, 8);
      expect(steps.map(({ to }) => new Date(to).getUTCDay())).toEqual([5, 5]);
    }
  });

  it.each([
    ['2026-11-28', '2026-11-30'],
    ['2026-11-29', '2026-11-30'],
    ['2026-11-27', '2026-11-27'],
  ])('begins no step at a weekend: answers of %s', (day, from) => {
    const many = Array.from({ length: 10 }, (_, index) => step(`S${index}`));
    const { steps, later } = scheduleOf(many, day, 4);
    expect(steps[0]!.from).toBe(from);
    for (const each of [...steps, ...later])
      expect([0, 6]).not.toContain(new Date(each.from).getUTCDay());
  });

  it('puts a need before the step that needs it, and names it', () => {
    const { steps } = scheduleOf([step('late', { needs: ['early'] }), step('early')], start, 8);
    expect(spans(steps)).toEqual([
      ['early', '2026-11-23', '2027-01-08'],
      ['late', '2027-01-11', '2027-02-08'],
    ]);
    expect(steps[1]!.needs).toEqual(['early']);
  });

  it('lets no other step keep the first three waiting, and gives them fewer hours before that', () => {
    const { steps } = scheduleOf(
      [
        step('handover', { ownerHours: { perWeek: 3, weeks: 8 }, needs: ['list'] }),
        step('list', { ownerHours: { perWeek: 1, weeks: 6 } }),
        step('contacts', { ownerHours: { perWeek: 2, weeks: 10 } }),
        step('other', { ownerHours: { perWeek: 2, weeks: 20 } }),
      ],
      start,
      4,
    );
    expect(spans(steps)).toEqual([
      ['list', '2026-11-23', '2027-01-08'],
      ['contacts', '2026-11-23', '2027-04-12'],
      ['handover', '2027-01-11', '2027-03-08'],
      ['other', '2027-03-08', '2027-07-26'],
    ]);
    expect(steps[1]!.ownerHours).toEqual({ perWeek: 1, weeks: 20 });
  });

  it('names no need that is not in the plan', () => {
    expect(scheduleOf([step('a', { needs: ['x'] })], start, 4).steps[0]!.needs).toEqual([]);
  });

  it('spreads a step over more weeks where it asks for more hours than there are', () => {
    const [only] = scheduleOf(
      [step('a', { ownerHours: { perWeek: 6, weeks: 4 } })],
      start,
      4,
    ).steps;
    // Open until the day after the holidays.
    expect(only!.ownerHours).toEqual({ perWeek: 4, weeks: 7 });
  });

  it('shortens a step to its deadline, but not below two weeks', () => {
    const ends = (deadline: string) =>
      scheduleOf([step('a', { ownerHours: { perWeek: 1, weeks: 8 }, deadline })], start, 4)
        .steps[0]!.to;
    expect(ends('2027-01-18')).toBe('2027-01-18');
    expect(ends('2027-01-17')).toBe('2027-01-11');
    // Not after the holidays, as that would be too late.
    expect(ends('2027-01-05')).toBe('2027-01-04');
    expect(ends('2026-11-30')).toBe('2026-12-07');
  });

  it('begins a step first that would otherwise miss its deadline', () => {
    const long = step('long', { ownerHours: { perWeek: 4, weeks: 10 } });
    const due = step('due', { ownerHours: { perWeek: 4, weeks: 4 }, deadline: '2026-12-25' });
    expect(scheduleOf([long, due], start, 4).steps[0]!.id).toBe('due');
  });

  it('begins nothing before its time, unless a date presses', () => {
    const held = step('held', { notBefore: 13 });
    const due = step('due', { notBefore: 13, deadline: '2027-02-01' });
    expect(spans(scheduleOf([held, due], start, 4).steps).map(([id, from]) => [id, from])).toEqual([
      ['due', start],
      ['held', addDays(start, 13 * 7)],
    ]);
  });

  it('leaves what does not fit for later, and keeps the later months from being empty', () => {
    const candidates = Array.from({ length: 12 }, (_, index) => step(`${index}`));
    const { steps, later } = scheduleOf(candidates, start, 8);
    expect(steps).toHaveLength(11);
    expect(steps.slice(9).map(({ id, from }) => [id, from])).toEqual([
      ['9', addDays(start, 13 * 7)],
      ['10', addDays(start, 26 * 7)],
    ]);
    expect(later).toEqual([{ id: '11', from: addDays(start, 13 * 7) }]);
  });

  it('keeps to the hours, to five open steps and to the needs, whatever is asked for', () => {
    fc.assert(
      fc.property(anyCandidates, fc.integer({ min: 3, max: 8 }), (candidates, hoursPerWeek) => {
        const { steps, later } = scheduleOf(candidates, start, hoursPerWeek);
        expect([...steps, ...later].map(({ id }) => id).toSorted()).toEqual(
          candidates.map(({ id }) => id).toSorted(),
        );
        const endsOn = ({ from, ownerHours }: ScheduledStep) => addDays(from, ownerHours.weeks * 7);
        const spanned = steps.map((each) => ({ ...each, end: endsOn(each) }));
        const weeks = Array.from({ length: 160 }, (_, week) => {
          const day = addDays(start, week * 7);
          return spanned.filter(({ from, end }) => from <= day && day < end);
        });
        const hoursOf = (open: readonly ScheduledStep[]) =>
          open.reduce((sum, { ownerHours }) => sum + ownerHours.perWeek, 0);
        expect(Math.max(...weeks.map(({ length }) => length))).toBeLessThanOrEqual(5);
        expect(Math.max(...weeks.map(hoursOf))).toBeLessThanOrEqual(hoursPerWeek);
        for (const { from, needs } of steps) {
          for (const need of needs) {
            expect(endsOn(steps.find(({ id }) => id === need)!) <= from).toBe(true);
          }
        }
        expect(scheduleOf(candidates, start, hoursPerWeek)).toEqual({ steps, later });
      }),
    );
  });
});
