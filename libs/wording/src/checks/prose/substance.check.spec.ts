import { describe, expect, it } from '@jest/globals';
import { substanceFaults } from './substance.check.js';
import { aTask, rules } from '../../testing/a-task.js';
import { someWords } from '../../testing/some-words.js';

const actions = {
  list: rules[0]!.action,
  clients:
    'For the three largest clients, agree a second contact, written terms, regular reviews together and a date of handover. Begin with the client who would forgive most.',
  order:
    'Hand over renewals and smaller customers first, then larger ones one by one. You stay as second contact. Routine appointments can move first, long-standing patients last.',
  decide:
    'Choose the function that takes most of your hours and hand it over fully, with one figure that shows how it goes.',
} as const;

const whysOf = (rule: keyof typeof actions, action: string) => {
  const task = aTask({ rules: [{ ...rules[0]!, finding: '', action: actions[rule] }] });
  const worded = { ruleId: 'S-01', action, expectedOutcome: 'It is done.' };
  return substanceFaults(someWords({ recommendations: [worded] }), task).map(({ why }) => why);
};

describe('the substance of a recommendation', () => {
  it('is there in good words', () => expect(substanceFaults(someWords(), aTask())).toEqual([]));

  it.each([
    ['list', actions.list],
    [
      'list',
      'Name the ten tasks that come up most often. Record each once, as a checklist or a short video, give it one person in charge, and keep all of them in one place.',
    ],
    [
      'clients',
      'With each of the three largest clients, agree a second contact, written terms, regular reviews together and a date of handover. Start with the client who would forgive most.',
    ],
    [
      'order',
      'Hand over renewals and smaller customers first, then the larger ones one by one, with you staying as second contact. Begin with routine appointments, and leave long-standing patients until last.',
    ],
    [
      'order',
      'Begin with renewals and smaller customers and let larger ones follow one by one, with you a second contact. Routine appointments move first, long-standing patients last.',
    ],
    [
      'decide',
      'Choose the function that takes most of your hours. Hand it over fully, so that it goes on without asking you, with one figure that shows how it goes.',
    ],
    [
      'decide',
      'Choose the function that takes most hours, as far as it has not moved already, and hand it over fully, with one figure for those who do not see it daily that shows how it goes.',
    ],
    ['decide', `${actions.decide} That is where rework usually hides.`],
  ] as const)('is kept (%s): %s', (rule, action) => expect(whysOf(rule, action)).toEqual([]));

  it.each([
    ['clients', 'Hand over the three largest clients at once and without telling them.'],
    ['clients', 'Raise prices for everybody and dismiss whoever complains about it.'],
    ['list', 'Keep in mind which tasks come up, and trust the people who hold them.'],
    ['list', actions.decide],
    ['order', actions.clients],
  ] as const)('is lost (%s): %s', (rule, action) => {
    expect(whysOf(rule, action)).toContain('says something else than the action of its rule');
  });

  it.each([
    [
      'clients',
      'For the three largest clients, never agree a second contact, written terms, regular reviews together or a date of handover. Begin with the client who would forgive most.',
      'denies',
    ],
    [
      'decide',
      'Choose the function that takes most of your hours, hand it over fully without any figure that shows how it goes.',
      'denies',
    ],
    [
      'decide',
      'Choose the function that takes most of your hours and do not hand it over fully, with one figure that shows how it goes.',
      'denies',
    ],
    [
      'clients',
      'For the three smallest clients, agree a second contact, written terms, regular reviews together and a date of handover.',
      'opposite',
    ],
    [
      'order',
      'Hand over larger customers first, then renewals and smaller ones one by one. You stay as second contact. Long-standing patients can move first, routine appointments last.',
      'puts last',
    ],
    [
      'order',
      'Hand over renewals and smaller customers, then larger ones, all at once. You stay as second contact. Routine appointments can move first, long-standing patients last.',
      'opposite',
    ],
  ] as const)('is turned round (%s): %s', (rule, action, why) => {
    expect(whysOf(rule, action).join('; ')).toContain(why);
  });

  it('may not begin with a denial, whatever else the rule denies', () => {
    const action =
      'Do not plan {{F02}} without calls or mail, note every problem, remove its cause, and then try a full week.';
    const worded = { ruleId: 'L-01', action, expectedOutcome: 'It is done.' };
    const words = someWords({ recommendations: [worded] });
    expect(substanceFaults(words, aTask({ rules: [rules[1]!] }))).toMatchObject([
      { check: 'V5', place: 'recommendations L-01 action' },
    ]);
  });

  it('may deny in other words what the rule denies', () => {
    const [, absence] = rules;
    const action =
      'Plan {{F02}} in which calls and mail do not reach you, note every problem, remove its cause, and then try a full week.';
    const worded = { ruleId: 'L-01', action, expectedOutcome: 'It is done.' };
    const words = someWords({ recommendations: [worded] });
    expect(substanceFaults(words, aTask({ rules: [absence!] }))).toEqual([]);
  });
});
