import { exampleQuestionnaire } from '@ellac/contracts';
import { describe, expect, it } from '@jest/globals';
import { answersOf, type Answers } from './answers.js';
import { redFlagsOf } from './red-flags.js';

const answers = answersOf(exampleQuestionnaire);
const idsFor = (changes: Partial<Answers>) =>
  redFlagsOf({ ...answers, ...changes }, new Set()).map((flag) => flag.id);

describe('redFlagsOf', () => {
  it.each([
    ['absence', { absd: 6.5 }, { absd: 7 }],
    ['owner-sales', { ownerS: 75 }, { ownerS: 74.9 }],
    ['largest-clients', { top: 50 }, { top: 49.9 }],
    ['loss', { nm: -0.1 }, { nm: 0 }],
    ['loss', { nm: -5 }, { nm: -5, rev: 0 }],
    ['no-statements', { fs: false }, { fs: true }],
  ] as const)('raises %s at %j and not at %j', (id, at, notAt) => {
    expect(idsFor(at)).toEqual([id]);
    expect(idsFor(notAt)).toEqual([]);
  });

  it('says it with the figure, and nothing about what is not known', () => {
    const flagged: Answers = { ...answers, absd: 1, nm: -4.5 };
    expect(redFlagsOf(flagged, new Set()).map((flag) => flag.text)).toEqual([
      'The business copes for less than a week without the owner (1 day).',
      'The business makes a loss: the net margin is -4.5%.',
    ]);
    expect(redFlagsOf(flagged, new Set(['absd', 'rev']))).toEqual([]);
  });
});
