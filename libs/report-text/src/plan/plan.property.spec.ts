import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays, weeksBetween } from '@ellac/diagnosis/parts';
import { anyMade, someDay } from '@ellac/diagnosis/testing';
import { businessOf } from '../business/business.js';
import { reportOn } from '../testing/any-report.js';
import { planOf } from './plan.js';

const runs = { numRuns: 60 };

const planned = anyMade((questionnaire) => {
  const { diagnosis, report } = reportOn(questionnaire);
  const plan = planOf(businessOf(questionnaire, diagnosis, someDay));
  return { diagnosis, plan, report };
});

describe('the plan of any business', () => {
  it('asks in no week for more hours or more open steps than it may', () => {
    fc.assert(
      fc.property(planned, ({ plan: { steps, hoursPerWeek } }) => {
        const last = Math.max(0, ...steps.map(({ to }) => weeksBetween(someDay, to)));
        for (let week = 0; week <= last; week += 1) {
          const day = addDays(someDay, week * 7);
          const open = steps.filter(
            ({ from, ownerHours }) => from <= day && day < addDays(from, ownerHours.weeks * 7),
          );
          const hours = open.reduce((sum, { ownerHours }) => sum + ownerHours.perWeek, 0);
          expect(hours).toBeLessThanOrEqual(hoursPerWeek);
          expect(open.length).toBeLessThanOrEqual(5);
        }
      }),
      runs,
    );
  });

  it('begins no step before those that it needs have ended', () => {
    fc.assert(
      fc.property(planned, ({ plan: { steps } }) => {
        for (const { from, needs } of steps) {
          for (const need of needs) {
            const needed = steps.find(({ gap }) => gap.id === need)!;
            const end = addDays(needed.from, needed.ownerHours.weeks * 7);
            expect(end <= from).toBe(true);
          }
        }
      }),
      runs,
    );
  });

  it('names in milestones only what the same step waits for among the actions', () => {
    fc.assert(
      fc.property(planned, ({ report: { actionPlan }, plan }) => {
        const actions = actionPlan.implementationPhases.flatMap((phase) => phase.actions);
        const stepOf = (id: string | undefined) => plan.steps.find(({ gap }) => gap.id === id)!;
        expect(new Set(actions.map(({ stepId }) => stepId)).size).toBe(plan.steps.length);
        for (const { stepId, dependencies, targetDate } of actionPlan.criticalPath.keyMilestones) {
          const needed = stepOf(stepId).needs.map(stepOf);
          for (const dependency of dependencies) {
            const other = needed.find(({ gap }) => gap.words.milestone === dependency);
            expect(other).toBeDefined();
            expect(other!.to <= targetDate).toBe(true);
          }
        }
        const dates = actionPlan.criticalPath.keyMilestones.map(({ targetDate }) => targetDate);
        expect(dates).toEqual(dates.toSorted());
      }),
      runs,
    );
  });

  it('has every critical rule in it, or says that it comes later', () => {
    fc.assert(
      fc.property(planned, ({ diagnosis, report: { actionPlan }, plan }) => {
        const told = new Set([
          ...plan.steps.map(({ gap }) => gap.id as string),
          ...actionPlan.later!.map(({ stepId }) => stepId),
        ]);
        for (const { id, priority } of diagnosis.gaps) {
          if (priority === 'critical') expect(told).toContain(id);
        }
      }),
      runs,
    );
  });
});
