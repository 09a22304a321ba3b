import { marginsGiven } from '../../conditions/common.js';
import { pick, type StrengthRules } from '../rule.js';

/** Strengths in the market. */
export const marketStrengths = {
  'P-02': {
    when: { all: [{ atLeast: ['rec', 50] }, { below: ['top', 50] }] },
    sources: ['RR1'],
    words: (voice) => ({
      name: 'revenue that recurs',
      finding: pick(
        voice,
        `Of your revenue, ${voice.figures.rec} recurs.`,
        `You can expect ${voice.figures.rec} of revenue to come again.`,
      ),
      worth: pick(
        voice,
        'The year does not start at zero.',
        'You can plan costs for months ahead.',
      ),
    }),
  },
  'P-05': {
    when: { all: [{ above: ['top', 0] }, { atMost: ['top', 15] }] },
    silentWhere: {
      any: [
        { pack: 'walkIn' },
        { fact: 'client-share', percent: { atLeast: 25 }, notHappened: true },
      ],
    },
    published: ['15%'],
    sources: ['CC2'],
    words: (voice) => ({
      name: `revenue spread over many ${voice.customers}`,
      finding: pick(
        voice,
        `The largest clients together bring only ${voice.figures.top} of revenue.`,
        `Only ${voice.figures.top} of revenue comes from the largest clients.`,
      ),
      worth: pick(
        voice,
        'No single client can dictate terms.',
        'The business would get over the loss of one of them.',
      ),
    }),
  },
  'P-07': {
    when: {
      all: [
        marginsGiven,
        { atLeast: ['nm', { times: [1.5, 'goodNetMargin'] }] },
        { atMost: ['nm', 'gm'] },
      ],
    },
    supportedBy: { marginAfterPay: 1.5 },
    sources: ['MAR2'],
    words: (voice) => ({
      name: 'a strong net margin',
      finding: pick(
        voice,
        `You keep ${voice.figures.nm} of revenue as profit.`,
        `The net margin is ${voice.figures.nm}.`,
      ),
      worth: voice.isPayGiven
        ? pick(
            voice,
            'There is room for a bad year.',
            'You can try something new without borrowing.',
          )
        : 'If your own fair pay is already taken off, there is room for a bad year.',
    }),
  },
  'P-09': {
    when: { all: [{ atLeast: ['guar', 50] }, { below: ['top', 50] }] },
    sources: ['RV'],
    words: (voice) => ({
      name: 'revenue that is secured ahead',
      finding: pick(
        voice,
        `For next year, ${voice.figures.guar} of revenue is secured already.`,
        `You have secured ${voice.figures.guar} of next year's revenue.`,
      ),
      worth: voice.isTiny
        ? 'One slow month does not put the year at risk.'
        : pick(
            voice,
            'Part of the year is paid for before it begins.',
            'A few slow months do not put the year at risk.',
          ),
    }),
  },
  'P-11': {
    when: {
      all: [
        { atLeast: ['adv', 4] },
        marginsGiven,
        { atLeast: ['nm', 'goodNetMargin'] },
        { atMost: ['nm', 'gm'] },
      ],
    },
    supportedBy: { marginAfterPay: 1 },
    sources: ['VC18'],
    words: (voice) => ({
      name: 'an advantage that shows in the profit',
      finding: pick(
        voice,
        `You rate your advantage ${voice.figures.adv}, and a net margin of ${voice.figures.nm} supports it.`,
        `Your advantage, rated ${voice.figures.adv}, comes with a net margin of ${voice.figures.nm}.`,
      ),
      worth: voice.flags.pricesByOthers
        ? 'What you do better than others also pays.'
        : pick(
            voice,
            'You need not win work by low prices.',
            'You can hold your prices when others cut theirs.',
          ),
    }),
  },
} as const satisfies StrengthRules;
