import { describe, expect, it } from '@jest/globals';
import { passagesOf } from '../words/passages.js';
import { formFaults, shapeFaults, unusableFaults } from './form.check.js';
import { languageFaults } from './prose/language.check.js';
import { aTask } from '../testing/a-task.js';
import { claim, saying, someWords } from '../testing/some-words.js';

const task = aTask();
const anyTask = aTask({ sections: [] });
const many = (count: number) => `${'Word '.repeat(count - 1)}word.`;
const [gap] = someWords().gaps;
const [strength] = someWords().strengths;
const [step] = someWords().recommendations;
const [consideration] = someWords().considerations;

describe('form', () => {
  it('is good in good words', () => expect(formFaults(someWords(), task)).toEqual([]));

  it.each([
    ['a long finding', someWords({ gaps: [{ ...gap!, finding: many(46) }] })],
    ['an empty finding', someWords({ gaps: [{ ...gap!, finding: '' }] })],
    ['a long meaning', someWords({ gaps: [{ ...gap!, meaning: many(41) }] })],
    ['a long strength', someWords({ strengths: [{ ...strength!, text: many(46) }] })],
    ['a short action', someWords({ recommendations: [{ ...step!, action: 'Do it well.' }] })],
    ['a long action', someWords({ recommendations: [{ ...step!, action: many(71) }] })],
    ['a long outcome', someWords({ recommendations: [{ ...step!, expectedOutcome: many(36) }] })],
    [
      'a long consideration',
      someWords({ considerations: [{ ...consideration!, text: many(46) }] }),
    ],
    [
      'too few claims and words',
      someWords({ sections: { ...someWords().sections, currentState: [claim('It is so.')] } }),
    ],
    [
      'too many claims',
      someWords({
        sections: {
          ...someWords().sections,
          implications: ['One.', 'Two.', 'Three.', 'Four.'].map((each) => claim(each)),
        },
      }),
    ],
  ])('is at fault: %s', (_, words) => {
    const faults = formFaults(words, task);
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.every(({ check }) => check === 'V8')).toBe(true);
  });

  it('counts the words as they will be shown', () => {
    const finding = `${'Word '.repeat(20)}{{E09}}.`;
    expect(formFaults(someWords({ gaps: [{ ...gap!, finding }] }), task)).toEqual([]);
    const longer = `${'Word '.repeat(25)}{{E09}}.`;
    expect(formFaults(someWords({ gaps: [{ ...gap!, finding: longer }] }), task)).toHaveLength(1);
  });

  it('counts neither quotes nor names of steps nor red flags', () => {
    const [step, flag] = [task.picture.firstSteps[0]!.step, task.picture.redFlags[0]!];
    const text = `${'Word '.repeat(20)}{{Q01}} ${step.toLowerCase()}.`;
    expect(formFaults(someWords({ strengths: [{ ...strength!, text }] }), task)).toEqual([]);
    const long = `${flag} ${'Word '.repeat(25)}now.`;
    expect(
      formFaults(someWords({ considerations: [{ ...consideration!, text: long }] }), task),
    ).toEqual([]);
  });

  it('quotes nothing twice', () => {
    const words = someWords({
      strengths: [{ ...strength!, text: 'You write {{Q01}}.' }],
      considerations: [{ ...consideration!, text: 'Again you write {{Q01}}.' }],
    });
    expect(formFaults(words, task)).toMatchObject([{ why: 'quotes {{Q01}} a second time' }]);
  });

  it('lets the situation be told as it stands', () => {
    const [sentence] = task.picture.situation.sentences;
    const told = [`Before. ${sentence} After.`];
    const words = someWords({ sections: { implications: [claim(sentence!)] } });
    const narrow = { ...task, sections: [], told };
    expect(formFaults(words, narrow)).toEqual([]);
    expect(
      formFaults(words, {
        ...narrow,
        picture: { ...task.picture, situation: { id: 'build', sentences: [] } },
      }),
    ).toMatchObject([{ why: 'repeats another part' }]);
  });

  it.each(['It is so.', '{{COMPANY}} is so!', '“Ask first” is so.', 'Is it so?', 'So {{Q01}}.'])(
    'is a sentence: %s',
    (text) => expect(formFaults(saying(text), anyTask)).toEqual([]),
  );

  it.each([
    'it begins small.',
    'It does not end',
    'It ends with a comma,',
    'It has\na break.',
    '- It is an item.',
    '• It is an item.',
    'a) It is an item.',
    'The owner should do this.',
    'We should do this.',
  ])('is no sentence: %s', (text) => {
    expect(formFaults(saying(text), anyTask).length).toBeGreaterThan(0);
  });

  it('sees what is said twice', () => {
    const said = 'Much of what the company does well lives in the heads of a few people.';
    const again = 'So much of what the company does well lives in the heads of a few.';
    const sections = { currentState: [claim(said)], implications: [claim(again)] };
    expect(formFaults({ ...saying(''), sections }, anyTask)).toMatchObject([
      { place: 'sections.implications 1', why: 'repeats sections.currentState 1' },
    ]);
    expect(formFaults(saying(again), aTask({ sections: [], told: [said] }))).toMatchObject([
      { place: 'sections.currentState 1', why: 'repeats another part' },
    ]);
  });
});

describe('language', () => {
  it('is English in good words', () => expect(languageFaults(passagesOf(someWords()))).toEqual([]));

  it.each([
    'Fewer errors, fewer questions, calmer weeks.',
    'A tested absence.',
    'The café’s naïve plan works, and you know it.',
    'Your share of sales falls below {{F01}} within {{F02}}.',
    'Selling can be taught, measured and handed over.',
    'Ask your son apart: “L’atelier t’attire, ou est-ce que tu y vas pour me faire plaisir ?”',
    'Signed contracts cover the new kitchen’s yearly cost twice.',
  ])('is English: %s', (text) => expect(languageFaults(passagesOf(saying(text)))).toEqual([]));

  it.each([
    'Die Abläufe sind nicht dokumentiert und der Inhaber entscheidet alles.',
    'Les processus ne sont pas documentés et le propriétaire décide de tout.',
    'Los procesos no están documentados y el dueño decide todo.',
    'I processi non sono documentati e il titolare decide tutto.',
    'De processen zijn niet vastgelegd en de eigenaar beslist over het geheel.',
    'Процессы не описаны.',
    'The pr\u043Ecesses are described.',
    '流程没有记录。',
    'Synergy leverage paradigm platform solution excellence innovation disruption growth momentum.',
  ])('is not English: %s', (text) => {
    expect(languageFaults(passagesOf(saying(text)))).toMatchObject([{ check: 'V8' }]);
  });
});

describe('texts that no report keeps', () => {
  it.each([
    ['an empty finding', someWords({ gaps: [{ ...gap!, finding: '' }] }), 'gaps S-01 finding'],
    ['a full stop', someWords({ strengths: [{ ...strength!, text: '.' }] }), 'strengths P-03'],
    ['an endless one', someWords({ gaps: [{ ...gap!, meaning: many(81) }] }), 'gaps S-01 meaning'],
  ])('are %s', (_, words, place) => {
    expect(unusableFaults(words, task)).toMatchObject([{ check: 'V8', place }]);
  });

  it('are paragraphs more than twice as long as they should be, in every claim', () => {
    const words = someWords({ sections: { implications: [claim(many(60)), claim(many(61))] } });
    expect(unusableFaults(words, task).map(({ place }) => place)).toEqual([
      'sections.implications 1',
      'sections.implications 2',
    ]);
  });

  it('are not those that are only a little too long', () => {
    expect(unusableFaults(someWords({ gaps: [{ ...gap!, finding: many(50) }] }), task)).toEqual([]);
    expect(unusableFaults(someWords(), task)).toEqual([]);
  });
});

describe('who speaks in a report', () => {
  it.each([
    'Say that we bring a cash list and new prices.',
    'Ask each of them on which day we will have the money.',
    'Tell the largest clients: paper costs us more.',
    'Which of our jobs lost money?',
    'Ask the owner of the premises for a longer lease.',
  ])('may be the owner: %s', (text) => expect(shapeFaults(text)).toEqual([]));

  it.each([
    'We bring a cash list and new prices.',
    'Tell us that the list is ready.',
    'Say that we come. Our list is ready.',
    'The answer shows our view.',
  ])('is never the writer: %s', (text) =>
    expect(shapeFaults(text)).toEqual(['speaks of “us”; nobody writes here']),
  );

  it.each(['It hangs on the owner alone.', 'It hangs on the owner of the company alone.'])(
    'is not spoken of to the owner: %s',
    (text) => expect(shapeFaults(text)).toEqual(['speaks of the owner, who reads this: say “you”']),
  );
});
