import { describe, expect, it } from '@jest/globals';
import { checkCounsel } from './check-counsel.js';
import type { CounselWords } from './counsel-words.js';
import { filledCounsel } from './filled-counsel.js';
import { aCounsel, clinics, clinicsTask } from '../testing/a-counsel.js';
import {
  checkedCounsel,
  counselContext,
  faultsWith,
  opening,
  pointsOf,
  withCompany,
  withOpening,
  withParagraph,
  withPoints,
  withSaid,
  withStep,
} from '../testing/changed-counsel.js';
import { aCompletion } from '../testing/some-words.js';

const { letter, steps, sums } = aCounsel();
const onOther = letter.at(-1)!.paragraphs;
/** Another text in the paragraph that is about what may happen. */
const withTurn = (text: string) => withParagraph(6, 2, { text });
const counselOf = (words: CounselWords) => filledCounsel(words, clinicsTask, clinics);

describe('texts of a counsel', () => {
  it.each([
    [
      'that rest on nothing',
      withParagraph(6, 2, { text: 'If nobody comes, wait.', evidence: [] }),
      'V2 letter 6 paragraph 2',
    ],
    [
      'in another language',
      withTurn(
        'Wenn das nicht gelingt, wird der Termin auf das nächste Jahr verschoben und nicht mehr.',
      ),
      'V8 letter 6 paragraph 2',
    ],
    [
      'against the judgement',
      withOpening('The business is not ready for Phase 2.'),
      'V4 letter 1 paragraph 1',
    ],
    [
      'with a promise',
      withTurn('If you do this, success is guaranteed, and we promise that profit doubles.'),
      'V6 letter 6 paragraph 2',
    ],
    ['that are too short', withTurn('Wait.'), 'V8 letter 6 paragraph 2'],
    [
      'that are too long',
      withSaid(2, 'Ask them again after a week or two. '.repeat(10).trim()),
      'V8 letter 2 point 1.2',
    ],
    ['of a step without a day', withStep(0, { by: '' }), 'V9 steps 1 title'],
    ['of a step with a time for a day', withStep(0, { by: 'Z3' }), 'V9 steps 1 title'],
  ])('%s are found', (_, change, fault) => {
    const { words, faults } = checkedCounsel(aCounsel(change));
    expect(faults.map(({ check: which, place }) => `${which} ${place}`)).toContain(fault);
    const sizeOf = (told: typeof letter): number =>
      told.flatMap(({ paragraphs }) => paragraphs.flatMap(({ points }) => ['text', ...points]))
        .length;
    expect(
      words === null || sizeOf(words.letter) < sizeOf(letter) || words.steps.length === 4,
    ).toBe(true);
  });

  it('give nobody a gender that the answers do not give', () => {
    const change = withSaid(2, 'Ask her about it.');
    expect(faultsWith(change)).toEqual(['V6 letter 2 point 1.2']);
    const ownerWords = clinicsTask.ownerWords.map((each) => ({
      ...each,
      text: 'My sister leads it.',
    }));
    const task = { ...clinicsTask, ownerWords };
    const answer = aCounsel({ ...change, written: [], sums: [] });
    const found = checkCounsel(aCompletion(JSON.stringify(answer)), task, counselContext).faults;
    expect(found.filter(({ check: which }) => which === 'V6')).toEqual([]);
  });

  it('lose what does not pass and keep the rest', () => {
    const { words } = checkedCounsel(aCounsel(withTurn('Wait.')));
    const left = [onOther[0]!, onOther[2]!];
    expect(words).toEqual(
      aCounsel({ letter: letter.with(-1, { ...letter.at(-1)!, paragraphs: left }) }),
    );
  });

  it('lose a point that does not pass, and the paragraph where it announces nothing else', () => {
    const points = pointsOf(3).with(1, 'Take care that success is guaranteed.');
    const { words, faults } = checkedCounsel(aCounsel(withPoints(3, points)));
    expect(faults).toMatchObject([{ check: 'V6', place: 'letter 3 point 1.2' }]);
    expect(words?.letter[2]!.paragraphs[0]!.points).toEqual(pointsOf(3).toSpliced(1, 1));
    const none = checkedCounsel(aCounsel(withPoints(2, ['Success is guaranteed here and there.'])));
    expect(none.words?.letter.map(({ title }) => title)).toEqual(
      letter.toSpliced(1, 1).map(({ title }) => title),
    );
    // The step that it told has no section, and the others still have theirs.
    expect(none.words?.steps.map(({ section }) => section)).toEqual([0, 2, 3, 4, 5]);
  });

  it('lose all figures that stand side by side where one of them does not pass', () => {
    const [told] = onOther;
    const figures = [...told!.figures, { label: 'What is left', value: '40%', others: [] }];
    const { words, faults } = checkedCounsel(aCounsel(withParagraph(6, 1, { figures })));
    expect(faults[0]).toMatchObject({ check: 'V3', place: 'letter 6 figure 1.3' });
    expect(words?.letter.at(-1)!.paragraphs[0]).toEqual({ ...told, figures: [] });
  });

  it('may set figures side by side in several columns that have names', () => {
    const figures = onOther[0]!.figures.map((row) => ({ ...row, others: ['Sign the lease'] }));
    const table = { heads: ['A year', 'What to do'], figures };
    const { words, faults } = checkedCounsel(aCounsel(withParagraph(6, 1, table)));
    expect(faults).toEqual([]);
    expect(words?.letter.at(-1)!.paragraphs[0]).toMatchObject(table);
  });

  it('may name a single column with one word', () => {
    const { faults } = checkedCounsel(aCounsel(withParagraph(6, 1, { heads: ['Now'] })));
    expect(faults).toEqual([]);
  });

  it.each([
    ['a row has a cell too many', ['A year'], ['Sign the lease'], 'V8'],
    ['a column has no name', [], ['Sign the lease'], 'V8'],
    ['a name is that of no column', ['A year', 'What to do'], [], 'V8'],
    ['a name does not pass', ['40%', 'What to do'], ['Sign the lease'], 'V3'],
    ['a cell does not pass', ['A year', 'What to do'], ['Sign for 40%'], 'V3'],
  ] as const)('lose the table where %s', (_, heads, others, check) => {
    const [told] = onOther;
    const figures = told!.figures.map((row) => ({ ...row, others }));
    const { words, faults } = checkedCounsel(aCounsel(withParagraph(6, 1, { heads, figures })));
    expect(faults[0]).toMatchObject({ check });
    expect(words?.letter.at(-1)!.paragraphs[0]).toEqual({ ...told, heads: [], figures: [] });
  });

  it.each([
    ['A gift of shares is usually taxed less here.', false],
    ['The law may allow a longer lease.', false],
    ['A gift of shares is taxed less here.', true],
    ['The law allows a longer lease, and you may ask for it.', true],
  ])('say what usually holds by law and tax, and nothing flatly: %s', (text, isFaulty) =>
    expect(faultsWith(withOpening(text))).toEqual(isFaulty ? ['V6 letter 1 paragraph 1'] : []),
  );

  it('lose a strange name with its text, and are given up where there are several', () => {
    const name = 'Ask John Smith of Acme about it.';
    const { words, faults } = checkedCounsel(aCounsel(withSaid(3, name)));
    expect(faults).toMatchObject([{ check: 'V6', place: 'letter 3 point 1.3' }]);
    expect(words!.letter[2]!.paragraphs[0]!.points).toHaveLength(pointsOf(3).length - 1);
    const named = (count: number) =>
      withPoints(
        3,
        pointsOf(3).map((point, index) => (index < count ? `${point} ${name}` : point)),
      );
    expect(checkedCounsel(aCounsel(named(2))).words).not.toBeNull();
    expect(checkedCounsel(aCounsel(named(3))).words).toBeNull();
  });

  it('name for each step the section that tells how it is done', () => {
    const { words, faults } = checkedCounsel(aCounsel(withStep(0, { section: 7 })));
    expect(faults).toEqual([
      { check: 'V5', place: 'steps 1 section', why: 'is no section of the letter', kept: true },
    ]);
    expect(words!.steps[0]!.section).toBe(0);
    expect(counselOf(words!).steps.find(({ stepId }) => stepId === 'own-1')).not.toHaveProperty(
      'section',
    );
  });

  it('are told where the letter as a whole is too long or too short', () => {
    expect(faultsWith({ letter: letter.slice(1, 3) })).toContain('V8 letter');
    const long = {
      title: 'It is about hiring',
      keys: [],
      paragraphs: Array.from({ length: 8 }, () => opening),
    };
    const many = { letter: [long, long, ...letter.slice(2)] };
    expect(faultsWith(many)).toContain('V8 letter');
  });

  it('are asked for once more where much is left out, or a first step', () => {
    const isRepaired = (change: Partial<CounselWords>) =>
      checkedCounsel(aCounsel(change)).isRepairNeeded;
    const bad = { text: 'Wait.', evidence: ['Q02'] };
    expect(isRepaired(withTurn(bad.text))).toBe(false);
    expect(
      isRepaired({
        ...withTurn(bad.text),
        begin: bad,
        readiness: bad,
        strengths: [bad],
        numbers: [bad, bad],
      }),
    ).toBe(true);
    expect(isRepaired(withStep(0, { by: '' }))).toBe(false);
    expect(isRepaired(withStep(1, { title: 'Try 10 employers' }))).toBe(true);
    expect(isRepaired({ lead: bad })).toBe(true);
  });

  it('are kept where they are a little too long, with a mark', () => {
    const measure =
      'Both desks have counted the whole list by district and treatment and have told both leads and you what of it they think that nobody expected';
    const { words, faults } = checkedCounsel(aCounsel(withStep(0, { measure })));
    expect(faults.map(({ check: which, place }) => `${which} ${place}`)).toEqual([
      'V8 steps 1 measure',
    ]);
    expect(words!.steps).toHaveLength(steps.length);
  });

  it('go with a sum whose label does not pass, which may call guaranteed what its fact calls so', () => {
    const labelled = (label: string) => ({
      sums: sums.map((sum) => (sum.id === 'Z4' ? { ...sum, label } : sum)),
    });
    expect(faultsWith(labelled('Guaranteed beginning of the search'))).toEqual([]);
    const { words } = checkedCounsel(aCounsel(labelled('The 4th of all')));
    expect(words!.letter.at(-1)!.paragraphs[0]!.points).toEqual(pointsOf(6).slice(0, 1));
  });

  it('carry out the first step of the plan', () => {
    const others = steps.filter(({ stepId }) => stepId !== clinicsTask.firstSteps[0]);
    expect(faultsWith({ steps: others })).toEqual(['V5 steps', 'V5 first']);
    expect(checkedCounsel(aCounsel({ steps: others })).words).not.toBeNull();
  });

  it('are told of a step that is measured after its day, and keep it', () => {
    const days = [...aCounsel().days, { id: 'Y9', date: '2027-11-01' }];
    const late = { ...withStep(1, { measure: 'By {{Y9}} the group has ended' }), days };
    const { words, faults } = checkedCounsel(aCounsel(late));
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
    expect(faultsWith({ ...withStep(1, { measure }), days })).toEqual(
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
    const place = `letter 2 point 1.${pointsOf(2).length}`;
    expect(faultsWith(withSaid(2, text)).filter((each) => each.startsWith('V9'))).toEqual(
      isFaulty ? [`V9 ${place}`] : [],
    );
  });

  it.each([
    'Ring her ten largest customers together with her: “(a name) retires in April. From then on you have my number, and a colleague whom you will meet.”',
    'Ring her ten largest customers together with her. Say: “She retires in April. Please call me from then on; you will soon meet the colleague who follows her.”',
    'Ring her ten largest customers together with her: “Ich gehe im Frühling, und der Betrieb bleibt, wie er ist.”',
  ])('are English beside words to be said: %s', (text) =>
    expect(faultsWith(withPoints(2, [pointsOf(2)[0]!, text]))).not.toContain(
      'V8 letter 2 point 1.2',
    ),
  );

  it('are not English where only the words to be said are', () =>
    expect(
      faultsWith(
        withPoints(2, [
          pointsOf(2)[0]!,
          'Rufen Sie die zehn größten Kunden mit ihr an und sagen Sie: “She retires in April.”',
        ]),
      ),
    ).toContain('V8 letter 2 point 1.2'));

  it('give the day itself in place of “this week”, but in words that are said to somebody', () => {
    const place = `letter 2 point 1.${pointsOf(2).length}`;
    const late = checkedCounsel(aCounsel(withSaid(2, 'Call both desks this week.')));
    expect(late.faults).toEqual([expect.objectContaining({ check: 'V9', place })]);
    expect(late.words!.letter[1]!.paragraphs[0]!.points).toHaveLength(pointsOf(2).length);
    expect(faultsWith(withSaid(2, 'Ask: “Can we begin to count this week?”'))).toEqual([]);
    expect(faultsWith(withSaid(2, 'Offer no more than today’s price.'))).toEqual([]);
  });

  it('give words to say in quotation marks, in the letter alone', () => {
    const said = 'Say to both: “We want to know where our patients live before we rent anything.”';
    expect(faultsWith(withSaid(2, said))).toEqual([]);
    expect(faultsWith(withOpening(said))).toEqual([]);
    const { strengths } = aCounsel();
    expect(faultsWith({ strengths: [{ ...strengths[0]!, text: said }] })).toContain(
      'V7 strengths 1',
    );
    expect(faultsWith(withSaid(2, 'Say: “I am sorry, and I promise nothing yet.”'))).toEqual([]);
    expect(faultsWith(withSaid(2, 'I promise nothing yet.'))).not.toEqual([]);
    const { words } = checkedCounsel(aCounsel(withSaid(2, said.replace(/[“”]/g, '"'))));
    expect(words!.letter[1]!.paragraphs[0]!.points).toContainEqual(expect.stringContaining(said));
  });

  it('give them in a paragraph of their own too, with small measures, behind one that leads to them', () => {
    const [section, ...others] = aCounsel().letter;
    const [first] = section!.paragraphs;
    const withTexts = (...texts: readonly string[]) => ({
      letter: [
        { ...section!, paragraphs: [first!, ...texts.map((text) => ({ ...opening, text }))] },
        ...others,
      ],
    });
    const leading = 'Before you sign the lease, take both leads aside and say to them:';
    const speech =
      '“I would like each of you to give two hours of your week to this until spring. Will you?”';
    expect(faultsWith(withTexts(leading, speech))).toEqual([]);
    expect(faultsWith(withTexts(leading))).toEqual([expect.stringMatching(/^V8 letter 1/)]);
    expect(faultsWith(withTexts(speech.replace(/[“”]/g, '')))).not.toEqual([]);
    const tooLong = `“${'I would like you to think about it. '.repeat(20)}”`;
    const { words } = checkedCounsel(aCounsel(withTexts(leading, tooLong)));
    expect(words!.letter[0]!.paragraphs).toEqual([first]);
  });

  it('have sentences in each section that are set bold, as they stand there', () => {
    const withKeys = (...keys: string[]) => {
      const [section, ...others] = aCounsel().letter;
      return aCounsel({ letter: [{ ...section!, keys }, ...others] });
    };
    const keysOf = (words: CounselWords) => counselOf(words).letter![0]!.keys;
    const key = 'therapists are not.';
    expect(checkedCounsel(withKeys(key)).faults).toEqual([]);
    expect(keysOf(withKeys(key, 'Money and demand are there.'))).toEqual([
      key,
      'Money and demand are there',
    ]);
    const { words, faults } = checkedCounsel(withKeys('Hire nobody.', key));
    expect(faults).toMatchObject([{ check: 'V5', place: 'letter 1 key', kept: true }]);
    expect(keysOf(words!)).toEqual([key]);
    expect(counselOf(withKeys()).letter![0]).not.toHaveProperty('keys');
  });

  it('call the company what people call it', () => {
    const pack = { ...clinics, names: { company: 'Maple Physio (Pty) Ltd' } };
    expect(filledCounsel(withCompany, clinicsTask, pack).letter![0]!.paragraphs[0]!.text).toContain(
      'Maple Physio waits for that.',
    );
  });

  it('may give a step of the plan another day, at most two months after the plan’s', () => {
    const on = (date: string) => ({
      ...withStep(2, { by: 'Y4' }),
      days: [...aCounsel().days, { id: 'Y4', date }],
    });
    expect(faultsWith(on('2027-03-15'))).toEqual([]);
    const { words } = checkedCounsel(aCounsel(on('2027-03-15')));
    const told = filledCounsel(words!, clinicsTask, clinics).steps.find(
      ({ stepId }) => stepId === steps[2]!.stepId,
    );
    expect(told!.by).toBe('2027-03-15');
    expect(faultsWith(on('2027-06-15'))).toContain('V9 steps 3 title');
  });

  it('leave the report’s own in their place where they do not pass', () => {
    const { begin, notNow, areas } = aCounsel();
    const more = { text: `${begin!.text} That is 40% of all.`, evidence: begin!.evidence };
    const { words } = checkedCounsel(
      aCounsel({
        begin: more,
        notNow: { ...notNow!, what: 'All 40 of them' },
        areas: { ...areas, market: more },
        readiness: more,
      }),
    );
    expect(words).toMatchObject({
      begin: null,
      notNow: null,
      readiness: null,
      areas: { market: null },
    });
    expect(words!.areas.systems).toEqual(areas.systems);
  });

  it.each([
    ['a title', 'Dr. Anand may go to Toronto.', 'Ask Dr. Anand about it.'],
    ['a street', 'The lease on Mill Lane ends.', 'Write to the agent of Mill Lane.'],
    ['a multiple', 'We want to double the office.', 'Doubling it can wait.'],
  ])('may use %s as the owner does', (_, told, said) => {
    const change = withSaid(2, said);
    expect(faultsWith(change)).not.toEqual([]);
    const ownerWords = clinicsTask.ownerWords.map((each) => ({
      ...each,
      text: `${each.text} ${told}`,
    }));
    const answer = aCompletion(JSON.stringify(aCounsel(change)));
    expect(checkCounsel(answer, { ...clinicsTask, ownerWords }, counselContext).faults).toEqual([]);
  });

  it('are found once where a figure is missing', () =>
    expect(faultsWith(withOpening('You lose {{Z9}} of sales.'))).toEqual([
      'V2 letter 1 paragraph 1',
    ]));

  it('are none with fewer than three steps', () =>
    expect(checkedCounsel(aCounsel({ steps: steps.slice(0, 2) })).words).toBeNull());
});
