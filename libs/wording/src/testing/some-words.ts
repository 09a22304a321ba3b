import type { Claim, PartWords } from '../words/part-words.js';
import type { Completion } from '../checks/completion.js';

export const claim = (text: string, evidence = ['E01'], rules: string[] = []): Claim => ({
  text,
  evidence,
  rules,
});

/** Good words for the part of `aTask()`. */
export const someWords = (change: Partial<PartWords> = {}): PartWords => ({
  sections: {
    currentState: [
      claim(
        'Much of what {{COMPANY}} does well lives in the heads of a few people, and documentation at {{E02}} shows it.',
        ['E02'],
        ['S-01'],
      ),
      claim('Core processes stand at {{E01}}, so the result depends on who is there that day.'),
    ],
    implications: [
      claim('Somebody who took over now would have to ask you about nearly everything.', ['E06']),
    ],
  },
  gaps: [
    {
      ruleId: 'S-01',
      finding: 'With documentation at {{E02}}, few tasks could be done from paper alone.',
      meaning: 'Whoever leaves takes a part of the company along.',
      evidence: ['E02'],
    },
    {
      ruleId: 'L-01',
      finding: 'The work goes on for {{E06}} at most while you are away.',
      meaning: 'An ordinary flu would be felt by every customer.',
      evidence: ['E06'],
    },
    {
      ruleId: 'M-17',
      finding: 'At {{E08}}, gross margin stays {{D01}} below what is usual in the industry.',
      meaning: 'There is little left to pay for a deputy.',
      evidence: ['E08', 'D01'],
    },
  ],
  strengths: [
    {
      ruleId: 'P-03',
      text: 'Customers stay: retention of {{E05}} is above the orientation value of the industry.',
      evidence: ['E05'],
    },
  ],
  recommendations: [
    {
      ruleId: 'S-01',
      action:
        'List the ten tasks that come up most often. Record each one as a checklist, name who is in charge, and keep the pages in one place.',
      expectedOutcome: 'A newcomer can do these tasks without a question to you.',
    },
    {
      ruleId: 'L-01',
      action:
        'Plan {{F02}} free of calls and mail, note each problem, remove its cause, and then try a full week.',
      expectedOutcome: 'An absence that was tried out and not only planned.',
    },
  ],
  weaknesses: [],
  highlights: [],
  considerations: [
    {
      ruleId: 'S-01',
      text: 'What only one person knows cannot be handed on, however willing the others are.',
      evidence: ['E02'],
    },
  ],
  ...change,
});

/** A complete completion with these words or this text. */
export const aCompletion = (
  words: PartWords | string,
  change: Partial<Completion> = {},
): Completion => ({
  text: typeof words === 'string' ? words : JSON.stringify(words),
  finishReason: 'stop',
  refusal: null,
  model: 'test-model',
  tokens: 1000,
  ...change,
});

/** Words whose only text of interest is this one claim. */
export const saying = (text: string, evidence?: string[], rules?: string[]): PartWords => ({
  sections: { currentState: [claim(text, evidence, rules)] },
  gaps: [],
  strengths: [],
  weaknesses: [],
  highlights: [],
  recommendations: [],
  considerations: [],
});
