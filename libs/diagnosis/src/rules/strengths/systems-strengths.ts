import { capital } from '../../text/capital.js';
import { pick, type StrengthRules } from '../rule.js';

/** Strengths of the business systems. */
export const systemsStrengths = {
  'P-06': {
    when: { all: [{ atLeast: ['docu', 4] }, { is: ['pd', true] }] },
    supportedBy: 'facts',
    sources: ['FOS'],
    words: (voice) => ({
      name: 'processes that are written down',
      finding: pick(
        voice,
        `You rate documentation ${voice.figures.docu}, and the documents are at hand.`,
        `Process documents are there, and you rate documentation ${voice.figures.docu}.`,
      ),
      worth: voice.isTiny
        ? 'A stand-in can look up how the work is done.'
        : pick(
            voice,
            'New people can look up how the work is done.',
            'The work can go on when somebody is away.',
          ),
    }),
  },
  'P-12': {
    when: { all: [{ count: ['elems', 'atLeast', 5] }, { has: ['elems', 'process'] }] },
    sources: ['SP'],
    words: (voice) => ({
      name: 'selling that is written down',
      finding:
        voice.answers.elems.length === 6
          ? 'All six parts of selling are written down.'
          : `${capital(voice.figures.elemCount)} of six parts of selling are written down.`,
      worth: pick(
        voice,
        'Somebody new can learn from paper how you sell.',
        'You can hand over selling without explaining everything first.',
      ),
    }),
  },
  'P-13': {
    when: {
      all: [
        { atLeast: ['deliv', 4] },
        { atLeast: ['std', 50] },
        { has: ['funcs', 'service_delivery'] },
      ],
    },
    supportedBy: 'facts',
    sources: ['TVR'],
    words: (voice) => ({
      name: 'standard work that others deliver',
      finding:
        voice.answers.std === 100
          ? 'Others deliver without you, and all of the work is standard.'
          : pick(
              voice,
              `Delivery runs without you, and ${voice.figures.std} of the work is standard.`,
              `Others deliver without you, and ${voice.figures.std} of what they do is standard.`,
            ),
      worth: pick(
        voice,
        'More work does not have to mean more hours for you.',
        'What you sell is delivered on days when you are away.',
        'The daily work would go on under somebody else.',
      ),
    }),
  },
} as const satisfies StrengthRules;
