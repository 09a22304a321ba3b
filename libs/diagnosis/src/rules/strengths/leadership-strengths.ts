import { capital } from '../../text/capital.js';
import { pick, type StrengthRules } from '../rule.js';

/** Strengths of leadership. */
export const leadershipStrengths = {
  'P-01': {
    when: { all: [{ atLeast: ['absd', 90] }, { count: ['funcs', 'atLeast', 3] }] },
    published: ['90 days'],
    sources: ['VB8'],
    words: (voice) => ({
      name: `a business that runs ${voice.figures.absd} without you`,
      finding: pick(
        voice,
        `The business can do without you for ${voice.figures.absd}.`,
        `You can be away for ${voice.figures.absd}.`,
      ),
      worth: pick(
        voice,
        'A long illness would not stop the work.',
        'You can take a long break, and the work goes on.',
      ),
    }),
  },
  'P-04': {
    when: { atMost: ['ownerS', 20] },
    sources: ['OC'],
    words: (voice) => ({
      name: voice.isTiny
        ? 'sales that come without your selling'
        : 'selling that is in other hands',
      finding:
        voice.answers.ownerS === 0
          ? voice.hasPartners
            ? 'The partners make none of the sales.'
            : 'You make none of the sales yourself.'
          : pick(
              voice,
              voice.hasPartners
                ? `The partners make only ${voice.figures.ownerS} of sales.`
                : `You make only ${voice.figures.ownerS} of sales yourself.`,
              `Only ${voice.figures.ownerS} of sales come from ${voice.hasPartners ? 'the partners' : 'you'}.`,
            ),
      worth: voice.isTiny
        ? 'Work comes in without hours of selling.'
        : pick(
            voice,
            'New work comes in while you are away.',
            'You have time for more than selling.',
          ),
    }),
  },
  'P-08': {
    when: { count: ['funcs', 'atLeast', 5] },
    silentWhere: { any: [{ fact: 'only-one' }, { fact: 'calls-owner' }] },
    sources: ['VB'],
    words: (voice) => ({
      name: 'functions that run without you',
      finding:
        voice.answers.funcs.length === 6
          ? 'All six functions run without you.'
          : `${capital(voice.figures.funcCount)} of six functions run without you.`,
      worth: voice.isTiny
        ? 'You can leave for a while, and little has to wait.'
        : pick(
            voice,
            'Your people do not have to wait for you to go on.',
            'Most of the business would hardly notice a week without you.',
          ),
    }),
  },
  'P-10': {
    when: { all: [{ atLeast: ['plan', 4] }, { is: ['bp', true] }] },
    supportedBy: 'facts',
    sources: ['BR'],
    words: (voice) => ({
      name: 'a plan that is written down',
      finding: pick(
        voice,
        `You rate planning ${voice.figures.plan}, and there is a written plan.`,
        `There is a business plan, and you rate planning ${voice.figures.plan}.`,
      ),
      worth: voice.isTiny
        ? 'You can check each quarter whether the plan still holds.'
        : pick(
            voice,
            'Your people can decide with the same goals in mind.',
            'A bank can read where the business is going.',
          ),
    }),
  },
  'P-14': {
    when: { all: [{ count: ['rels', 'atLeast', 4] }, { has: ['rels', 'key_clients'] }] },
    sources: ['TA'],
    words: (voice) => ({
      name: 'contacts that belong to the business',
      finding: pick(
        voice,
        'Key clients and most other contacts do not depend on you alone.',
        'Most contacts, key clients among them, are held by the business.',
      ),
      worth: pick(
        voice,
        'These contacts stay when somebody leaves.',
        'Nobody who leaves can take these contacts along.',
      ),
    }),
  },
} as const satisfies StrengthRules;
