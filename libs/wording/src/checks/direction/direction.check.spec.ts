import type { Judgement } from '../../facts/fact.js';
import { passagesOf } from '../../words/passages.js';
import { describe, expect, it } from '@jest/globals';
import { directionFaults } from './direction.check.js';
import { aTask, judgement, rules } from '../../testing/a-task.js';
import { saying, someWords } from '../../testing/some-words.js';

type Case = readonly [text: string, evidence?: readonly string[], change?: Partial<Judgement>];

const ready = { band: 'phase-2-ready', bandLabel: 'Ready for Phase 2' } as const;
const gaps = { band: 'ready-with-gaps', bandLabel: 'Ready, with gaps to close' } as const;
const ownerLed = { band: 'phase-1-owner-led', bandLabel: 'Phase 1: led by the owner' } as const;

const shrinking = { growth: -1 } as const;
const loss = { profit: -1 } as const;

const faultsOf = ([text, evidence = ['S01'], change = {}]: Case) =>
  directionFaults(
    passagesOf(saying(text, [...evidence])),
    aTask({ judgement: { ...judgement, ...change } }),
  );

/*
 * The business of `aTask()`: in transition; systems weak, leadership mixed, market strong; E01, E02,
 * E04, E06 and E08 poor, E03 and E05 good, E10 middling.
 */
const honest: readonly Case[] = [
  ['{{COMPANY}} is not ready for Phase 2 yet, but it has left the starting point.'],
  ['{{COMPANY}} is in transition.'],
  ['The company is not yet ready to be handed over.'],
  ['Whether {{COMPANY}} is ready for Phase 2 depends on a few steps.'],
  ['Once these steps are done, {{COMPANY}} is ready for Phase 2.'],
  ['To be ready for Phase 2, the company needs a second leader.'],
  ['The move from Phase 1 to Phase 2 has begun.'],
  ['{{COMPANY}} is between Phase 1 and Phase 2.'],
  ['{{COMPANY}} is ready for Phase 2.', ['S01'], ready],
  ['The company can be handed over today.', ['S01'], ready],
  ['{{COMPANY}} is ready, with gaps to close.', ['S01'], gaps],
  ['The company is not fully ready for Phase 2.', ['S01'], gaps],
  ['{{COMPANY}} is largely ready for Phase 2.', ['S01'], gaps],
  ['The company is in Phase 1, as most companies are.', ['S01'], ownerLed],
  ['It is far from ready for Phase 2.', ['S01'], ownerLed],
  ['What is ready for use is rarely used.', ['E02']],
  ['Systems are weak at {{S02}}.', ['S02']],
  ['Leadership is mixed.', ['S03']],
  ['The market side is strong, and systems are not.', ['S04']],
  ['With {{S04}}, the market area stands strong.', ['S04']],
  ['Leadership is not strong, and it is not weak either.', ['S03']],
  ['Strong leadership would help more than any tool.', ['S03']],
  ['Systems would be sound if the common tasks were written down.', ['S02']],
  ['A weak market position would be harder to mend.', ['E03']],
  ['Documentation at {{E02}} is a weak point.', ['E02']],
  ['The owner makes {{E04}} of sales, which is a strong dependence.', ['E04']],
  ['Customers value the company: {{E03}} is a strong sign.', ['E03']],
  ['Retention of {{E05}} is excellent, yet gross margin of {{E08}} is poor.', ['E05', 'E08']],
  ['At {{E02}}, documentation is no strength.', ['E02']],
  ['Retention of {{E05}} is not weak at all.', ['E05']],
  ['With {{E01}} for processes, a solid base is missing.', ['E01']],
  ['A solid base is missing.', ['E01']],
  ['A healthy margin pays for a deputy.', ['E08']],
  ['The good news is that processes can be mended.', ['E01']],
  ['Good people carry what is not written down.', ['E02']],
  ['Core processes could be strong within a year.', ['E01']],
  ['It should rise above the orientation value within a few years.', ['E08']],
  ['Customers stay above all because of the service.', ['E05']],
  ['The company earns a profit, and net margin of {{E10}} shows it.', ['E10']],
  ['The business makes a loss.', ['E10'], loss],
  ['The business is not profitable.', ['E10'], loss],
  ['Note which customers are profitable and which are not.', ['E10']],
  ['The loss of one client would be felt.', ['E04']],
  ['Monday loses money, so two people are enough then.', ['E04']],
  ['The profit bears the loss of the client.', ['E04']],
  ['The first clinics make its loss bearable.', ['E04']],
  ['An average margin hides a site that loses money.', ['E08']],
  ['The sheet shows profit or loss without the hospital group.', ['E04']],
  ['Your profit bears the loss of its largest hotel client.', ['E04']],
  ['If nobody takes the longer visit, the list loses money: add a price in between.', ['E08']],
  ['The list loses money: add a price in between.', ['E08']],
  ['Stop jobs that you do at a loss.', ['E08']],
  ['A loss-making contract is not renewed.', ['E08']],
  ['The invoices of both years show the loss on butter within an hour.', ['E08']],
  ['If the group leaves, the business makes a loss.', ['E10']],
  ['Three clinics have signed at no less than your average margin.', ['E08']],
  ['Take none that is below your average margin.', ['E08']],
  ['You plan to grow.', ['E07']],
  ['Little or no growth is planned.', ['E07']],
  ['Dependence on a few clients is not alarming yet.', ['E05']],
  ['You plan a decline in revenue.', ['E07'], shrinking],
  ['Before the company plans to grow, the base should hold.', ['E07'], shrinking],
  ['Retention of {{E05}} leaves time to work on the rest.', ['E05']],
  ['Leadership is neither weak nor strong.', ['S03']],
  ['At {{S03}}, leadership is neither strong nor weak.', ['S03']],
  ['{{COMPANY}} is no longer in Phase 1 and not yet in Phase 2.', ['S01']],
  ['{{COMPANY}} is not yet in Phase 2.', ['S01'], ready],
  ['You are not ready to hand over finance.', ['S01'], gaps],
  ['{{COMPANY}} is not yet ready for a handover of sales.', ['S01'], gaps],
  ['Nobody is ready to hand over purchasing, and that is fine.', ['S01'], ready],
  ['Delivery without you is not a worry (rated {{E11}}).', ['E11']],
  ['Delivery without you is no problem at {{E11}}.', ['E11']],
  ['You do not plan to grow faster than {{E15}}.', ['E15']],
  ['That {{E14}} run without you is a good sign.', ['E14']],
  ['What runs alone ({{E14}}) is in good order.', ['E14']],
  ['With documentation at {{E02}}, the craft is excellent, the paper is missing.', ['E02']],
  ['The craft is excellent.', ['E02']],
  ['You are reliable, and documentation at {{E02}} is not.', ['E02']],
  ['Everyday habits are fragile.', ['E03', 'E05']],
  ['The margin is not strong.', ['E10'], { isMarginLow: true }],
  ['The net margin is healthy.', ['E10']],
  ['You should not hire now.', ['S01'], { wishes: ['small'] }],
  ['You should hire two people.', ['S01']],
  ['Competitors who expand need people.', ['S01'], { wishes: ['small'] }],
];

const lies: readonly Case[] = [
  ['{{COMPANY}} is ready for Phase 2.'],
  ['The company can be handed over today.'],
  ['{{COMPANY}} is fully ready for a handover.'],
  ['{{COMPANY}} has reached Phase 2.'],
  ['The company already operates in Phase 2.'],
  ['By these answers, the business is ready to run without you.'],
  ['{{COMPANY}} is still in Phase 1.'],
  ['{{COMPANY}} is no longer in transition.'],
  ['{{COMPANY}} is ready for Phase 2.', ['S01'], ownerLed],
  ['{{COMPANY}} is in transition.', ['S01'], ownerLed],
  ['{{COMPANY}} is not ready for Phase 2.', ['S01'], ready],
  ['The company remains in Phase 1.', ['S01'], ready],
  ['{{COMPANY}} is in transition.', ['S01'], ready],
  ['The company cannot be handed over.', ['S01'], ready],
  ['The company is not ready for Phase 2.', ['S01'], gaps],
  ['{{COMPANY}} is fully ready for Phase 2.', ['S01'], gaps],
  ['Systems are strong.', ['S02']],
  ['Systems are no longer weak.', ['S02']],
  ['The systems look solid at {{S02}}.', ['S02']],
  ['Leadership is weak.', ['S03']],
  ['Leadership is excellent.', ['S03']],
  ['The market side is fragile.', ['S04']],
  ['The market area is hardly strong.', ['S04']],
  ['Strong systems carry the work.', ['S02']],
  ['Leadership at {{S03}} is robust.', ['S03']],
  ['Documentation at {{E02}} is excellent.', ['E02']],
  ['Core processes are strong.', ['E01']],
  ['Core processes are not weak.', ['E01']],
  ['An impressive {{E02}} for documentation shows care.', ['E02']],
  ['With processes at {{E01}}, the base is solid.', ['E01']],
  ['The owner makes {{E04}} of sales, which is healthy.', ['E04']],
  ['Retention of {{E05}} is alarming.', ['E05']],
  ['Retention is poor.', ['E05']],
  ['The competitive advantage is hardly strong.', ['E03']],
  ['At {{E03}}, the advantage is a weakness.', ['E03']],
  ['Gross margin of {{E08}} is below the orientation value of the industry.', ['E08']],
  ['Retention of {{E05}} is above what is usual in the industry.', ['E05']],
  ['Retention of {{E05}} is barely above the orientation value of the industry.', ['E05']],
  ['Gross margin of {{E08}} is above the orientation value of the industry.', ['E08']],
  ['Gross margin of {{E08}} exceeds what is usual in the industry.', ['E08']],
  ['Gross margin is not below the industry’s value.', ['E08']],
  ['Gross margin of {{E08}} is in line with the industry.', ['E08']],
  ['Retention of {{E05}} is below the orientation value.', ['E05']],
  ['Retention of {{E05}} falls short of the industry average.', ['E05']],
  ['The business makes a loss.', ['E10']],
  ['The business makes a loss of about {{E10}}.', ['E10']],
  ['The business makes a loss of money from customers.', ['E10']],
  ['With your jobs you work at a loss.', ['E10']],
  ['The company loses money.', ['E10']],
  ['With each job, the company loses money.', ['E10']],
  ['{{COMPANY}} works at a loss.', ['E10']],
  ['You have jobs, yet it is loss-making.', ['E10']],
  ['Margin of {{E08}} is below your sector average.', ['E08']],
  ['Gross margin of {{E08}} is below the average.', ['E08']],
  ['The company is not profitable.', ['E10']],
  ['The company is profitable.', ['E10'], loss],
  ['It earns a good profit.', ['E10'], loss],
  ['You plan to grow.', ['E07'], shrinking],
  ['The company expects a decline in revenue.', ['E07']],
  ['{{COMPANY}} is shrinking.', ['E07']],
  ['{{COMPANY}} is in Phase 1 and not yet in Phase 2.', ['S01']],
  ['{{COMPANY}} is now fully in Phase 2.', ['S01']],
  ['You are not ready to hand over the company.', ['S01'], ready],
  ['{{COMPANY}} is ready for a handover of the company.', ['S01']],
  ['You do not plan to grow.', ['E15']],
  ['Delivery without you is a worry (rated {{E11}}).', ['E11']],
  ['Delivery without you is weak.', ['E11']],
  ['Documentation, rated {{E02}}, is excellent, the paper is there.', ['E02']],
  ['The net margin is healthy.', ['E10'], { isMarginLow: true }],
  ['A strong profit pays for it.', ['E10'], { isMarginLow: true }],
  ['You should hire two people.', ['S01'], { wishes: ['small'] }],
  ['It is time to expand.', ['S01'], { wishes: ['small'] }],
  ['You need to enter new markets.', ['S01'], { wishes: ['exit'] }],
];

describe('direction', () => {
  it('agrees in good words', () =>
    expect(directionFaults(passagesOf(someWords()), aTask())).toEqual([]));

  it('may blame good news that the rule itself blames', () => {
    const task = aTask({
      rules: [{ ...rules[2]!, id: 'M-18', finding: 'The plan is to grow by {{E15}}.' }],
    });
    const text = 'Growth of {{E15}} asks for new people, which is worrying.';
    const faultsWith = (named: string[]) =>
      directionFaults(passagesOf(saying(text, ['E15'], named)), task);
    expect(faultsWith(['M-18'])).toEqual([]);
    expect(faultsWith([])).toHaveLength(1);
  });

  it.each(honest.map((each) => [each[0], each] as const))('is honest: %s', (_, each) => {
    expect(faultsOf(each)).toEqual([]);
  });

  it.each(lies.map((each) => [each[0], each] as const))('is a lie: %s', (_, each) => {
    expect(faultsOf(each)[0]).toMatchObject({ check: 'V4', place: 'sections.currentState 1' });
  });
});
