import { describe, expect, it } from '@jest/globals';
import { filledCounsel } from './filled-counsel.js';
import type { CounselWords } from './counsel-words.js';
import { aCompletion } from '../testing/some-words.js';
import { checkCounsel } from './check-counsel.js';
import { aCounsel, clinics, clinicsTask } from '../testing/a-counsel.js';

const context = { canary: 'violet-otter-kxqz', instructions: 'Judge. Say what matters most.' };
const check = (counsel: unknown) =>
  checkCounsel(aCompletion(JSON.stringify(counsel)), clinicsTask, context);
const faultsOf = (change: Partial<CounselWords>) =>
  check(aCounsel(change)).faults.map(({ check: which, place }) => `${which} ${place}`);

const { days, heart, steps, turns, sums, written } = aCounsel();
const withCompany = aCounsel({
  heart: { ...heart, text: `${heart.text} {{COMPANY}} waits for that.` },
});
const withHeart = (text: string) => ({ heart: { ...heart, text: `${heart.text} ${text}` } });
const withStep = (index: number, change: Partial<CounselWords['steps'][number]>) => ({
  steps: steps.map((step, at) => (at === index ? { ...step, ...change } : step)),
});
const counselOf = (words: CounselWords) => filledCounsel(words, clinicsTask, clinics);
/** A step with one more sentence in its last action. */
const withSaid = (index: number, text: string) =>
  withStep(index, {
    actions: steps[index]!.actions.with(-1, `${steps[index]!.actions.at(-1)!} ${text}`),
  });

describe('a good counsel', () => {
  it('passes', () =>
    expect(check(aCounsel())).toMatchObject({
      words: aCounsel(),
      faults: [],
      isRepairNeeded: false,
    }));

  it('has paragraphs in its heart alone', () => {
    const { heart, lead } = aCounsel();
    const inTwo = (text: string) => text.replace('. ', '.\n\n');
    const worded = aCounsel({ heart: { ...heart, text: inTwo(heart.text) } });
    expect(check(worded)).toMatchObject({ words: worded, faults: [] });
    const { faults } = check(aCounsel({ lead: { ...lead, text: inTwo(lead.text) } }));
    expect(faults).toContainEqual({ check: 'V8', place: 'lead', why: 'has a line break' });
  });

  it('states the assumed pay that a figure of page one takes off, once', () => {
    const money = [
      { id: 'A09.assumedPay', label: 'Pay', value: '$75,000 to $130,000', paths: [] },
      { id: 'A09.left', label: 'Left', value: '$199,000 to $254,000', paths: [] },
    ];
    const pack = { ...clinics, facts: [...clinics.facts, ...money] };
    const numbersWith = (...texts: string[]) =>
      filledCounsel(
        aCounsel({ numbers: texts.map((text) => ({ text, evidence: [] })) }),
        clinicsTask,
        pack,
      ).numbers!.map(({ text }) => text);
    expect(numbersWith('{{A09.left}} is left.', 'Of {{A09.left}} the rent is paid.')).toEqual([
      '$199,000 to $254,000 is left. This takes off an assumed pay of $75,000 to $130,000 a year.',
      'Of $199,000 to $254,000 the rent is paid.',
    ]);
    const stated = ['{{A09.left}} is left after {{A09.assumedPay}} of pay.'];
    expect(numbersWith(...stated)).toHaveLength(1);
    expect(numbersWith(...stated)[0]).not.toContain('assumed');
    expect(numbersWith('{{E19}} of revenue hangs on few.')[0]).not.toContain('assumed');
  });

  it('is printed for the model with its figures worked out, without names', () => {
    const { printed } = check(withCompany);
    const text = (place: string) => printed.find((each) => each.place === place)!.text;
    expect(text('heart')).toContain('about $138,000 a year');
    expect(text('heart')).toContain('{{COMPANY}} waits');
    expect(JSON.stringify(printed)).not.toContain(clinics.names.company);
  });

  it('stands in the report with its figures worked out, its first steps first, and with what it rests on', () => {
    const counsel = filledCounsel(aCounsel(), clinicsTask, clinics);
    expect(counsel.heart.text).toContain('about $138,000 a year');
    expect(counsel.heart.text).toContain('needs 3.1 more of them');
    expect(counsel.heart.text).toContain('they would take 43 weeks');
    expect(counsel.heart.evidence).toContain(
      'You write: “It takes us fourteen weeks to hire a therapist, and the waiting list is five weeks.”',
    );
    expect(counsel.steps.map(({ stepId, by }) => [stepId, by])).toEqual([
      ['R-23', '2027-01-18'],
      ['R-22', '2027-02-01'],
      ['L-03', '2027-02-15'],
      ['own-1', '2026-12-18'],
      ['own-2', '2027-04-30'],
    ]);
    const decision = counsel.steps.at(-1)!;
    expect(decision.actions!.at(-1)).toContain('begins after May 26, 2027 is too late for');
    expect(decision.evidence).toContain('A proposal, not from your answers: three months');
    expect(counsel.figures[1]).toEqual({
      label: 'Therapists whom the planned growth needs',
      value: '3.1',
      formula:
        '$423,000 (what the plan for growth asks for) ÷ $138,000 (revenue for each therapist)',
    });
    expect(JSON.stringify(counsel)).not.toContain('{{');
  });

  it('names no rule where it rests on a figure of the report', () => {
    const figure = clinicsTask.facts.find(({ id }) => id.startsWith('F'))!;
    const resting = aCounsel({ heart: { ...heart, evidence: [...heart.evidence, figure.id] } });
    expect(filledCounsel(resting, clinicsTask, clinics).heart.evidence).toContain(
      `From this report: ${figure.value}`,
    );
  });
});

it('rests on a sentence as it was sent, without names and braces that nothing fills', () => {
  const sentence = '{{OWNER}} says {{E99}} and {{COMPANY}} needs fourteen weeks {{to}} hire.';
  const ownerWords = clinicsTask.ownerWords.map((each) =>
    each.path === 'qualitative.challenges' ? { ...each, text: sentence } : each,
  );
  const task = { ...clinicsTask, ownerWords };
  const counsel = aCounsel({ written: [{ ...written[0]!, sentence }, written[1]!] });
  expect(checkCounsel(aCompletion(JSON.stringify(counsel)), task, context).faults).toEqual([]);
  expect(filledCounsel(counsel, task, clinics).heart.evidence).toContain(
    'You write: “… says … and Maple Physio needs fourteen weeks … hire.”',
  );
});

describe('the steps that come first', () => {
  const chosen = (words: CounselWords | null) => words!.steps.filter(({ isFirst }) => isFirst);

  it('are marked in the report', () => {
    const { steps: told } = filledCounsel(aCounsel(), clinicsTask, clinics);
    expect(told.filter(({ isFirst }) => isFirst).map(({ stepId }) => stepId)).toEqual([
      'R-23',
      'R-22',
      'L-03',
    ]);
  });

  it('keep the order in which the model names them, whatever their days', () => {
    const told = aCounsel({ steps: aCounsel().steps.toReversed() });
    const ids = filledCounsel(told, clinicsTask, clinics).steps.map(({ stepId }) => stepId);
    expect(ids.slice(0, 3)).toEqual(['L-03', 'R-22', 'R-23']);
  });

  it.each([
    ['two', withStep(1, { isFirst: false })],
    ['four', withStep(0, { isFirst: true })],
  ])('are the earliest where it chooses %s; the rest is kept', (_, change) => {
    const { words, faults, isRepairNeeded } = check(aCounsel(change));
    expect(chosen(words)).toEqual([]);
    expect(words!.steps.length).toBeGreaterThanOrEqual(4);
    expect(faults).toContainEqual(expect.objectContaining({ check: 'V5', place: 'first' }));
    expect(isRepairNeeded).toBe(true);
  });

  it('are the earliest where one of three is left out; the fault is the one of that step', () => {
    const change = withStep(1, { title: 'Sell 77 programmes a year' });
    const { words, faults, isRepairNeeded } = check(aCounsel(change));
    expect(chosen(words)).toEqual([]);
    expect(faults.map(({ check: id, place }) => `${id} ${place}`)).toContain('V3 steps 2 title');
    expect(faults.filter(({ place }) => place === 'first')).toEqual([]);
    expect(isRepairNeeded).toBe(true);
  });
});

describe('a counsel that is not trusted as a whole', () => {
  it.each([
    ['plain text', 'Of course! Here is my advice.'],
    ['no counsel', JSON.stringify({ chapters: [] })],
    ['more keys', JSON.stringify({ ...aCounsel(), scores: 10 })],
    ['a step of another plan', JSON.stringify(aCounsel(withStep(1, { stepId: 'S-99' })))],
    ['an id twice', JSON.stringify(aCounsel({ sums: [...sums, sums[0]!] }))],
    ['a step twice', JSON.stringify(aCounsel({ steps: [...steps, steps[1]!] }))],
    ['no end', JSON.stringify(aCounsel()).slice(0, -40)],
  ])('has %s', (_, text) => {
    const { words, faults } = checkCounsel(aCompletion(text), clinicsTask, context);
    expect(words).toBeNull();
    expect(faults).toMatchObject([{ check: 'V1', place: 'counsel' }]);
  });

  it('names the place that does not fit', () => {
    const steps = aCounsel().steps.map((step, index) =>
      index === 1 ? { ...step, hours: 'x' } : step,
    );
    const { faults } = checkCounsel(
      aCompletion(JSON.stringify({ ...aCounsel(), steps })),
      clinicsTask,
      context,
    );
    expect(faults[0]!.why).toBe('does not fit the schema (steps.1.hours: invalid type)');
  });

  it.each([
    ['a link', 'See https://evil.example for more.'],
    ['a foreign name', 'Ask John Smith of Acme about it.'],
    ['the canary', 'The reference is violet-otter-kxqz.'],
  ])('has %s in any text', (_, text) => {
    expect(check(aCounsel(withSaid(0, text))).words).toBeNull();
  });

  it('has a heart that does not pass', () =>
    expect(check(aCounsel(withHeart('That is 40% of all.'))).words).toBeNull());
});

describe('figures of a counsel', () => {
  it.each([
    ['a digit', withHeart('You lose 40 patients.'), 'V3 heart'],
    ['a figure in words', withHeart('That costs half of the profit.'), 'V3 heart'],
    ['many people in words', withHeart('You lose forty customers.'), 'V3 heart'],
    ['a proposal told as a fact', withHeart('You pay {{N2}} of them.'), 'V2 heart'],
    ['an unknown figure', withHeart('You lose {{Z9}}.'), 'V2 heart'],
    [
      'a figure that was not written',
      { written: [{ ...written[0]!, value: 15 }, written[1]!] },
      'V3 written W1',
    ],
    [
      'a sentence that was not written',
      { written: [{ ...written[0]!, sentence: 'It takes fourteen weeks.' }, written[1]!] },
      'V3 written W1',
    ],
    [
      'a sentence of another answer',
      { written: [{ ...written[0]!, path: 'qualitative.vision' as const }, written[1]!] },
      'V3 written W1',
    ],
    [
      'a sum of what does not go together',
      { sums: [{ ...sums[0]!, operation: 'plus' as const }, ...sums.slice(1)] },
      'V3 sums Z1',
    ],
    [
      'a sum made from itself',
      { sums: [{ ...sums[0]!, left: 'Z2' }, { ...sums[1]!, left: 'Z1' }, ...sums.slice(2)] },
      'V3 sums Z2',
    ],
    ['a sum before its parts', { sums: [...sums].reverse() }, 'V3 sums Z3'],
    [
      'a label with a figure',
      { sums: [{ ...sums[0]!, label: 'All 17 therapists' }, ...sums.slice(1)] },
      'V3 sums Z1',
    ],
    ['a day gone by', { days: [{ id: 'Y1', date: '2020-01-01' }] }, 'V3 days Y1'],
    ['a day that does not exist', { days: [{ id: 'Y1', date: '2027-02-30' }] }, 'V3 days Y1'],
  ])('%s is found', (_, change, fault) => expect(faultsOf(change)).toContain(fault));

  it('stand in questions that others are asked in their own words', () => {
    expect(faultsOf(withSaid(0, 'Ask each: what did you have to tell us twice?'))).toEqual([]);
    const said = 'Say: you start in our present clinics, and move with a lead.';
    expect(faultsOf(withSaid(0, said))).toEqual([]);
    expect(faultsOf(withSaid(0, 'We would do this first.'))).toEqual(['V8 steps 1 action 2']);
  });

  it('keep the cents of a small price', () => {
    const proposed = [...aCounsel().proposed, { id: 'N9', value: 4.5, unit: 'money' as const }];
    const { printed, faults } = check(
      aCounsel({ proposed, ...withSaid(1, 'Ask at least {{N9}} for each cup.') }),
    );
    expect(faults).toEqual([]);
    expect(printed.map(({ text }) => text).join(' ')).toContain('at least $4.50 for each cup');
  });

  it('may be proposals where a sum that stands beside them is made from them', () => {
    const assumed = {
      proposed: [...aCounsel().proposed, { id: 'N9', value: 30, unit: 'percent' as const }],
      sums: [
        ...sums,
        { id: 'Z9', label: 'A part', left: 'Z1', operation: 'times' as const, right: 'N9' },
      ],
    };
    const said = (text: string) => faultsOf({ ...assumed, ...withHeart(text) });
    expect(said('If {{N9}} of that came sooner, it would be {{Z9}}.')).toEqual([]);
    expect(said('You lose {{N9}} of that.')).toEqual(['V2 heart']);
  });

  it('may be proposals in a sentence that calls them assumed', () => {
    expect(faultsOf(withHeart('With an assumed {{N2}} of them, it holds.'))).toEqual([]);
    expect(faultsOf(withHeart('That is assumed. You pay {{N2}} of them.'))).toEqual(['V2 heart']);
  });

  it('may stand in words to be said in the quotation marks of another language', () => {
    for (const said of ['Say to them: „Enough for now.“', 'Say to them: « Enough for now. »']) {
      const { words } = check(aCounsel(withSaid(0, said)));
      expect(words!.steps[0]!.actions.at(-1)).toMatch(/“Enough for now\.”$/);
    }
  });

  it('may be years that the owner writes, as they stand', () => {
    const [first, ...others] = clinicsTask.ownerWords;
    const task = {
      ...clinicsTask,
      ownerWords: [{ ...first!, text: `${first!.text} I want to be out by 2031.` }, ...others],
    };
    const placesOf = (said: string) =>
      checkCounsel(
        aCompletion(JSON.stringify(aCounsel(withHeart(said)))),
        task,
        context,
      ).faults.map(({ check: which, place }) => `${which} ${place}`);
    expect(placesOf('You want to be out by 2031.')).toEqual([]);
    expect(placesOf('The plan of 2031, not the 2031 list, decides.')).toEqual([]);
    expect(placesOf('You want to be out by 2032.')).toContain('V3 heart');
    expect(placesOf('That leaves 2031 people.')).toContain('V3 heart');
    expect(placesOf('That leaves 2031 customers.')).toContain('V3 heart');
  });

  it('are named where a proposal is told as a fact', () => {
    const { faults } = check(aCounsel(withHeart('You pay {{N2}} of them, and {{N1}} each.')));
    expect(faults).toEqual(
      ['N2', 'N1'].map((name) => ({
        check: 'V2',
        place: 'heart',
        why: `tells the proposal ${name} as a fact`,
      })),
    );
  });

  it('may be followed by what they count', () => {
    expect(faultsOf(withSaid(1, 'That is for {{N2}} people.'))).toEqual([]);
  });

  it('may be small measures in words in advice, and nowhere else', () => {
    const said =
      'Keep two hours a week for it, and grant half of what they ask, if three in ten say yes twice a year.';
    expect(faultsOf(withSaid(1, said))).toEqual([]);
    expect(faultsOf(withSaid(1, 'It takes forty days.'))).toEqual(['V3 steps 2 action 3']);
    expect(faultsOf(withHeart('It takes two hours a week.'))).not.toEqual([]);
  });

  it.each([
    'If the bank refuses, accept at most {{N2}} and a third less at once.',
    'Grant half of {{N2}}, and a third of {{N2}} later.',
    'Then look for a half-day helper for quotes.',
  ])('may be parts of a proposal in words in steps and nowhere else: %s', (said) => {
    expect(faultsOf(withSaid(1, said))).toEqual([]);
    const { effects } = aCounsel();
    const market = { text: 'The list falls to half {{W1}} a year soon.', evidence: ['Q02'] };
    expect(faultsOf({ effects: { ...effects, market } })).toContain('V3 effects market');
    expect(faultsOf(withHeart(said))).toContain('V3 heart');
  });

  it('may be doubled in words where the owner’s own figures are', () => {
    const sentence = written[1]!.sentence;
    const desks = { ...written[1]!, sentence, id: 'W3', value: 6 };
    const people = { ...desks, id: 'W4', value: 3 };
    const told = (word: string, ...evidence: string[]) =>
      faultsOf({
        written: [...written, desks, people],
        heart: { ...heart, text: `${heart.text} The desks have ${word}.`, evidence },
      });
    expect(told('more than doubled', 'W3', 'W4')).toEqual([]);
    expect(told('halved', 'W3', 'W4')).toEqual([]);
    expect(told('tripled', 'W3', 'W4')).toEqual(['V3 heart']);
    expect(told('doubled', 'W2', 'W4')).toEqual(['V3 heart']);
    expect(told('doubled', 'Q02')).toEqual(['V3 heart']);
    expect(told('doubled', 'W3', 'N2')).toEqual(['V3 heart']);
  });

  it('lead to the one that a sentence comes to, not to the first that it names', () =>
    expect(
      filledCounsel(
        aCounsel({
          numbers: [
            { text: '{{E31}} needs {{Z2}} more, at {{Z1}} each.', evidence: [] },
            { text: '{{E19}} of revenue hangs on few.', evidence: [] },
          ],
        }),
        clinicsTask,
        clinics,
      ).numbers!.map(({ figure }) => figure),
    ).toEqual([
      counselOf(aCounsel()).figures.find(({ label }) => label === sums[1]!.label)!.value,
      undefined,
    ]));

  it('may be a few people in words', () => {
    expect(faultsOf(withSaid(0, 'Begin with ten customers.'))).toEqual([]);
  });
});

describe('an answer that the long answers deny', () => {
  const denial = {
    answer: 'E25',
    path: 'qualitative.challenges',
    sentence: 'the waiting list is five weeks.',
    text: 'You tick {{E25}} away, but the list waits for you; both cannot be right.',
  } as const;

  it('is told with the tick and the sentence', () => {
    expect(check(aCounsel({ denied: [denial] })).faults).toEqual([]);
    const [told] = counselOf(aCounsel({ denied: [denial] })).denied!;
    expect(told).toEqual({
      path: 'owner_dependency.max_absence_days',
      ticked: 'Longest absence of the owner that the company is said to cope with: 45 days',
      text: 'You tick 45 days away, but the list waits for you; both cannot be right.',
      evidence: [
        'Longest absence of the owner that the company is said to cope with: 45 days',
        'You write: “the waiting list is five weeks.”',
      ],
    });
  });

  it.each([
    { sentence: 'The waiting list is fifteen weeks.' },
    { sentence: '' },
    { path: 'qualitative.vision' as const },
    { answer: 'S01' },
    { answer: 'E99' },
  ])('is left out without them: %j', (change) => {
    const checked = check(aCounsel({ denied: [{ ...denial, ...change }] }));
    expect(checked.faults.map(({ place }) => place)).toContain('denied 1');
    expect(checked.words!.denied).toEqual([]);
  });
});

describe('texts of a counsel', () => {
  it.each([
    ['that rest on nothing', withStep(0, { evidence: [] }), 'V2 steps 1 action 1'],
    [
      'in another language',
      {
        turns: [
          {
            text: 'Wenn das nicht gelingt, wird der Termin auf das nächste Jahr verschoben und nicht mehr.',
            evidence: ['Q02'],
          },
        ],
      },
      'V8 turns 1',
    ],
    ['against the judgement', withHeart('The business is not ready for Phase 2.'), 'V4 heart'],
    [
      'with a promise',
      {
        turns: [
          {
            ...turns[0]!,
            text: 'If you do this, success is guaranteed, and we promise that profit doubles.',
          },
        ],
      },
      'V6 turns 1',
    ],
    ['that are too short', { turns: [{ ...turns[0]!, text: 'If so, wait.' }] }, 'V8 turns 1'],
    [
      'that are too long',
      withSaid(0, 'Ask them again after a week or two. '.repeat(5).trim()),
      'V8 steps 1 action 2',
    ],
    [
      'of a step of one action',
      withStep(0, { actions: steps[0]!.actions.slice(0, 1) }),
      'V8 steps 1 actions',
    ],
    ['of a step without a day', withStep(0, { by: '' }), 'V9 steps 1 title'],
    ['of a step with a time for a day', withStep(0, { by: 'Z3' }), 'V9 steps 1 title'],
  ])('%s are found', (_, change, fault) => {
    const { words, faults } = check(aCounsel(change));
    expect(faults.map(({ check: which, place }) => `${which} ${place}`)).toContain(fault);
    expect(words?.turns.length === 0 || words?.steps.length === 4 || words === null).toBe(true);
  });

  it('give nobody a gender that the answers do not give', () => {
    const change = withSaid(0, 'Ask her about it.');
    expect(faultsOf(change)).toEqual(['V6 steps 1 action 2']);
    const ownerWords = clinicsTask.ownerWords.map((each) => ({
      ...each,
      text: 'My sister leads it.',
    }));
    const task = { ...clinicsTask, ownerWords };
    const answer = aCounsel({ ...change, written: [], sums: [], turns: [] });
    const found = checkCounsel(aCompletion(JSON.stringify(answer)), task, context).faults;
    expect(found.filter(({ check: which }) => which === 'V6')).toEqual([]);
  });

  it('lose what does not pass and keep the rest', () => {
    const { words } = check(aCounsel({ turns: [{ ...turns[0]!, text: 'If so, wait.' }] }));
    expect(words).toEqual(aCounsel({ turns: [] }));
  });

  it('lose an action that does not pass where a step has three others', () => {
    const actions = [
      'Ask the first employer for a day on which the group can begin.',
      'Take care that success is guaranteed.',
      'Write down what the group needs.',
      'Stop the group if the wait of other patients grows.',
    ];
    const { words, faults } = check(aCounsel(withStep(1, { actions })));
    expect(faults).toMatchObject([{ check: 'V6', place: 'steps 2 action 2' }]);
    expect(words?.steps[1]).toMatchObject({ actions: actions.toSpliced(1, 1), isFirst: true });
    expect(words?.steps).toHaveLength(steps.length);
  });

  it('are asked for once more where much is left out, or a first step', () => {
    const isRepaired = (change: Partial<CounselWords>) => check(aCounsel(change)).isRepairNeeded;
    const bad = { text: 'If so, wait.', evidence: ['Q02'] };
    expect(isRepaired({ turns: [bad] })).toBe(false);
    expect(isRepaired({ turns: [bad], open: [bad], strengths: [], numbers: [bad, bad] })).toBe(
      true,
    );
    expect(isRepaired(withStep(0, { by: '' }))).toBe(false);
    expect(isRepaired(withStep(1, { title: 'Try 10 employers' }))).toBe(true);
    expect(isRepaired(withHeart('That is 40% of all.'))).toBe(true);
  });

  it('are kept where they are a little too long, with a mark', () => {
    const measure =
      'Both desks have counted the whole list by district and treatment and have told both leads and you what of it they think that nobody expected';
    const { words, faults } = check(aCounsel(withStep(0, { measure })));
    expect(faults.map(({ check: which, place }) => `${which} ${place}`)).toEqual([
      'V8 steps 1 measure',
    ]);
    expect(words!.steps).toHaveLength(steps.length);
  });

  it('go with a sum whose label does not pass, which may call guaranteed what its fact calls so', () => {
    const labelled = (label: string) => ({
      sums: sums.map((sum) => (sum.id === 'Z4' ? { ...sum, label } : sum)),
    });
    expect(faultsOf(labelled('Guaranteed beginning of the search'))).toEqual([]);
    const { words } = check(aCounsel(labelled('The 4th of all')));
    expect(words!.steps.map(({ title }) => title)).not.toContain(steps.at(-1)!.title);
  });

  it('carry out the first step of the plan', () => {
    const others = steps.filter(({ stepId }) => stepId !== clinicsTask.firstSteps[0]);
    expect(faultsOf({ steps: others })).toEqual(['V5 steps', 'V5 first']);
    expect(check(aCounsel({ steps: others })).words).not.toBeNull();
  });

  it('are told of a step that is measured after its day, and keep it', () => {
    const days = [...aCounsel().days, { id: 'Y9', date: '2027-11-01' }];
    const late = { ...withStep(1, { measure: 'By {{Y9}} the group has ended' }), days };
    const { words, faults } = check(aCounsel(late));
    expect(faults).toEqual([
      {
        check: 'V9',
        place: 'steps 2 measure',
        why: 'is seen after the day of its step',
        kept: true,
      },
    ]);
    expect(words?.steps).toHaveLength(steps.length);
  });

  it.each([
    ['you both hold a short note of the talk, with {{Y9}} in it', false],
    ['Both have agreed in writing to move by {{Y9}}', false],
    ['The lease names {{Y9}} as its last day', false],
    ['By {{Y9}} the group has ended', true],
    ['The group has ended by {{Y9}}', true],
    ['{{Y9}} has passed without a complaint', true],
    ['On {{Y9}} both names are known', true],
  ])('may name a later day that is agreed in a measure: %s', (measure, isLate) => {
    const days = [...aCounsel().days, { id: 'Y9', date: '2027-11-01' }];
    expect(faultsOf({ ...withStep(1, { measure }), days })).toEqual(
      isLate ? ['V9 steps 2 measure'] : [],
    );
  });

  it.each([
    ['The plan holds if your next week away passes in peace.', false],
    ['Take a note whether the next week away costs an order.', false],
    ['December is paid late, and this month shows it.', false],
    ['Call both desks next week.', true],
    ['Call both desks this month, and tell them why.', true],
  ])('may speak of a week away: %s', (text, isFaulty) => {
    const place = `steps 1 action ${steps[0]!.actions.length}`;
    expect(faultsOf(withSaid(0, text)).filter((each) => each.startsWith('V9'))).toEqual(
      isFaulty ? [`V9 ${place}`] : [],
    );
  });

  it.each([
    'Ring her ten largest customers together with her: “(a name) retires in April. From then on you have my number, and a colleague whom you will meet.”',
    'Ring her ten largest customers together with her. Say: “She retires in April. Please call me from then on; you will soon meet the colleague who follows her.”',
    'Ring her ten largest customers together with her: “Ich gehe im Frühling, und der Betrieb bleibt, wie er ist.”',
  ])('are English beside words to be said: %s', (text) =>
    expect(faultsOf(withStep(0, { actions: [steps[0]!.actions[0]!, text] }))).not.toContain(
      'V8 steps 1 action 2',
    ),
  );

  it('are not English where only the words to be said are', () =>
    expect(
      faultsOf(
        withStep(0, {
          actions: [
            steps[0]!.actions[0]!,
            'Rufen Sie die zehn größten Kunden mit ihr an und sagen Sie: “She retires in April.”',
          ],
        }),
      ),
    ).toContain('V8 steps 1 action 2'));

  it('give the day itself in place of “this week”, but in words that are said to somebody', () => {
    const place = `steps 1 action ${steps[0]!.actions.length}`;
    const late = check(aCounsel(withSaid(0, 'Call both desks this week.')));
    expect(late.faults).toEqual([expect.objectContaining({ check: 'V9', place })]);
    expect(late.words!.steps[0]!.actions).toHaveLength(steps[0]!.actions.length);
    expect(faultsOf(withSaid(0, 'Ask: “Can we begin to count this week?”'))).toEqual([]);
    expect(faultsOf(withSaid(0, 'Offer no more than today’s price.'))).toEqual([]);
  });

  it('give words to say in quotation marks, in actions and turns alone', () => {
    const said = 'Say to both: “We want to know where our patients live before we rent anything.”';
    expect(faultsOf(withSaid(0, said))).toEqual([]);
    expect(faultsOf(withHeart(said))).toContain('V7 heart');
    expect(faultsOf(withSaid(0, 'Say: “I am sorry, and I promise nothing yet.”'))).toEqual([]);
    expect(faultsOf(withSaid(0, 'I promise nothing yet.'))).not.toEqual([]);
    expect(
      counselOf(aCounsel(withSaid(0, said.replace(/[“”]/g, '"')))).steps.flatMap(
        ({ actions = [] }) => actions,
      ),
    ).toContainEqual(expect.stringContaining(said));
  });

  it('call the company what people call it', () => {
    const pack = { ...clinics, names: { company: 'Maple Physio (Pty) Ltd' } };
    expect(filledCounsel(withCompany, clinicsTask, pack).heart.text).toContain(
      'Maple Physio waits for that.',
    );
  });

  it('begin a step before the first day that its actions name', () => {
    const weeksWith = (action: string) =>
      counselOf(
        aCounsel({ ...withSaid(2, action), days: [...days, { id: 'Y9', date: '2026-11-30' }] }),
      ).steps.find(({ title }) => title === steps[2]!.title)!;
    const { weeks: before = 0 } = weeksWith('Talk to both.');
    const { weeks = 0, by } = weeksWith('Talk to both by {{Y9}}.');
    expect(weeks).toBeGreaterThan(before);
    expect(Date.parse(by) - Date.parse('2026-11-30')).toBeLessThanOrEqual(
      weeks * 7 * 24 * 3_600_000,
    );
  });

  it('may give a step of the plan another day, at most two months after the plan’s', () => {
    const on = (date: string) => ({
      ...withStep(2, { by: 'Y4' }),
      days: [...aCounsel().days, { id: 'Y4', date }],
    });
    expect(faultsOf(on('2027-03-15'))).toEqual([]);
    const { words } = check(aCounsel(on('2027-03-15')));
    const told = filledCounsel(words!, clinicsTask, clinics).steps.find(
      ({ stepId }) => stepId === steps[2]!.stepId,
    );
    expect(told!.by).toBe('2027-03-15');
    expect(faultsOf(on('2027-06-15'))).toContain('V9 steps 3 title');
  });

  it('leave the report’s own in their place where they do not pass', () => {
    const { order, notNow, areas, effects } = aCounsel();
    const more = { text: `${order!.text} That is 40% of all.`, evidence: order!.evidence };
    const { words } = check(
      aCounsel({
        order: more,
        notNow: { ...notNow!, what: 'All 40 of them' },
        areas: { ...areas, market: more },
        effects: { ...effects, market: more },
        readiness: more,
      }),
    );
    expect(words).toMatchObject({
      order: null,
      notNow: null,
      readiness: null,
      areas: { market: null },
      effects: { market: null },
    });
    expect(words!.areas.systems).toEqual(areas.systems);
  });

  it.each([
    ['a title', 'Dr. Anand may go to Toronto.', 'Ask Dr. Anand about it.'],
    ['a street', 'The lease on Mill Lane ends.', 'Write to the agent of Mill Lane.'],
    ['a multiple', 'We want to double the office.', 'Doubling it can wait.'],
  ])('may use %s as the owner does', (_, told, said) => {
    const change = withSaid(0, said);
    expect(faultsOf(change)).not.toEqual([]);
    const ownerWords = clinicsTask.ownerWords.map((each) => ({
      ...each,
      text: `${each.text} ${told}`,
    }));
    const answer = aCompletion(JSON.stringify(aCounsel(change)));
    expect(checkCounsel(answer, { ...clinicsTask, ownerWords }, context).faults).toEqual([]);
  });

  it('are found once where a figure is missing', () =>
    expect(faultsOf(withHeart('You lose {{Z9}} of sales.'))).toEqual(['V2 heart']));

  it('are none with fewer than three steps', () =>
    expect(check(aCounsel({ steps: steps.slice(0, 2) })).words).toBeNull());
});
