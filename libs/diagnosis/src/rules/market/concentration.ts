import { oneOrTwoPeople } from '../../conditions/common.js';
import type { Voice } from '../../voice/voice.js';
import { pick, type GapRules } from '../rule.js';

/**
 * If a large client is about to decide, the step is the offer to that client; other terms
 * wait.
 */
function moreClients(voice: Voice): string {
  const who = voice.isTiny
    ? 'Block one morning a week for winning other clients.'
    : voice.hasPartners
      ? 'Agree which of you spends one morning a week on winning other clients.'
      : 'Name the person who spends one morning a week on winning other clients.';
  return voice.client.time === undefined
    ? pick(
        voice,
        `${who} Then ask each of the three for a fixed term and a notice period in writing. Look at their share every quarter.`,
        `${who} Agree in writing with each of the three how long the work runs. Compare their share from quarter to quarter.`,
      )
    : `${who} Start with clients who resemble your best ones. Look at the share of the three every quarter.`;
}

/** Clients: how much of the revenue a few of them bring. */
export const clientsRules = {
  'M-01': {
    priority: 'critical',
    when: { atLeast: ['top', 50] },
    published: ['50%'],
    needs: ['M-21'],
    money: 'client-loss',
    ownerHours: { perWeek: 3, weeks: 40 },
    help: { staff: 'The person who sells: one day a week for new clients' },
    sources: ['CC1', 'CC4'],
    words: (voice) => {
      const { figures, isTiny } = voice;
      const isAll = voice.answers.top === 100;
      return {
        finding: isAll
          ? 'Your three largest clients bring all your revenue.'
          : pick(
              voice,
              `Your three largest clients bring ${figures.top} of your revenue.`,
              `Of your revenue, ${figures.top} comes from three clients.`,
              `Only three clients pay for ${figures.top} of all you sell.`,
            ),
        meaning: pick(
          voice,
          'If a single one leaves, a large part of the income goes and the costs stay.',
          'You can hardly refuse any of the three a discount or later payment.',
          'The decision of one client can turn a good year into a loss.',
        ),
        action: moreClients(voice),
        outcome: pick(
          voice,
          'Other clients buy more, and the share of the three falls.',
          'The loss of one client costs less than it would today.',
        ),
        stake: pick(
          voice,
          `If one of the three stops buying, you still owe the same ${isTiny ? 'rent and insurance' : 'wages and rent'}.`,
          'A client of that size takes time to replace, and the bills come every month.',
          'A bank or a buyer of the business will ask what happens without these three.',
        ),
        step: 'Reserve weekly hours for winning other clients',
        measure: `Share of the three largest clients each quarter, ${figures.top} today`,
        milestone: 'The share of the three largest clients has fallen',
      };
    },
  },
  'M-02': {
    priority: 'high',
    when: { all: [{ atLeast: ['top', 30] }, { below: ['top', 50] }] },
    published: ['30%', '50%'],
    needs: [],
    money: 'client-loss',
    ownerHours: { perWeek: 3, weeks: 26 },
    help: { staff: 'The person who sells: half a day a week' },
    sources: ['CC1', 'CC3'],
    words: (voice) => {
      const { figures, flags, isTiny } = voice;
      const count = isTiny ? 'ten' : voice.size === 'small' ? 'fifteen' : 'thirty';
      const list = flags.walkIn
        ? `List ${count} organisations nearby that could buy regularly, such as offices, schools and clubs.`
        : pick(
            voice,
            `List ${count} possible clients who resemble your best ones.`,
            `Find ${count} possible clients who are like your best ones.`,
          );
      const next = isTiny
        ? 'Approach one of them each week, and note every answer.'
        : pick(
            voice,
            'Name the person who approaches two a week and notes every answer.',
            'Choose who calls two of them a week and reports to you.',
          );
      return {
        finding: pick(
          voice,
          `Three clients bring ${figures.top} of your revenue.`,
          `You depend on three clients for ${figures.top} of your revenue.`,
          `The three largest clients make up ${figures.top} of what you sell.`,
        ),
        meaning: pick(
          voice,
          'Losing one would leave a gap that small orders do not fill quickly.',
          'It would take many smaller orders to replace a single one of the three.',
          'A bank or a buyer of the business may see a risk in that.',
        ),
        action: `${list} ${next} Look at the share of the three once a month.`,
        outcome: pick(
          voice,
          'New clients come in, and your income rests on more of them.',
          'The largest clients remain, and others grow beside them.',
        ),
        stake: pick(
          voice,
          'If you start to search only after a loss, you search while money runs short.',
          'When the three press for lower prices, you have no others to fall back on.',
          'A client who knows that you have few others will ask for better terms.',
        ),
        step: flags.walkIn
          ? `Approach ${count} organisations nearby that could buy regularly`
          : `Approach ${count} possible clients who resemble your best ones`,
        measure: `Share of the three largest clients each month, ${figures.top} today`,
        milestone: 'The first of the new clients have bought',
      };
    },
  },
  'M-03': {
    priority: 'medium',
    when: { all: [{ atLeast: ['top', 20] }, { below: ['top', 30] }] },
    published: ['20%'],
    needs: [],
    money: 'client-loss',
    ownerHours: { perWeek: 1, weeks: 26 },
    help: { staff: 'A second contact for each of the three: one hour a month' },
    sources: ['CC2', 'CC6'],
    words: (voice) => {
      const { figures, isTiny } = voice;
      return {
        finding: pick(
          voice,
          `Your three largest clients account for ${figures.top} of revenue.`,
          `Three clients together buy ${figures.top} of what you sell.`,
          `You earn ${figures.top} of revenue with your three largest clients.`,
        ),
        meaning: pick(
          voice,
          'That is no danger today, as long as the share does not grow.',
          'The loss of one would hurt, and the business could go on.',
          'You can still act without haste if one of the three buys less.',
        ),
        action: isTiny
          ? 'Note for each of the three who decides there and when you last met. Meet one of the three each month, and ask what is planned for next year. Check their share every quarter.'
          : pick(
              voice,
              'Name a second contact from your team for each of the three. Go to the next meeting together, and ask what is planned for next year. Check their share every quarter.',
              'Ask each of the three for a meeting about next year. Take a colleague along who stays in touch from then on. Enter the share of the three in your quarterly figures.',
            ),
        outcome: pick(
          voice,
          'You hear of a change at these clients before it costs you sales.',
          'You know what each of the three will need next year.',
        ),
        stake: pick(
          voice,
          'If you do not watch the share, it can grow until one loss decides the year.',
          'A client with whom you discuss only orders can leave without a warning.',
          'When your one contact there changes jobs, the next one may bring another supplier.',
        ),
        step: 'Ask the three largest clients about their plans',
        measure: `Meetings held with the three; their share each quarter, ${figures.top} today`,
        milestone: 'You know the plans of all three clients',
      };
    },
  },
  'M-21': {
    priority: 'critical',
    when: {
      all: [
        { atLeast: ['ownerS', 50] },
        { atLeast: ['top', 30] },
        { not: { has: ['rels', 'key_clients'] } },
        { not: oneOrTwoPeople },
      ],
    },
    silentWhere: { pack: 'walkIn' },
    needs: [],
    money: 'client-loss',
    ownerHours: { perWeek: 3, weeks: 14 },
    help: { staff: 'A second contact for each of the three: two hours a week' },
    sources: ['TA', 'CC1', 'OC'],
    words: (voice) => {
      const { figures, hasPartners } = voice;
      const sales = voice.answers.ownerS === 100 ? 'all sales' : `${figures.ownerS} of sales`;
      const revenue = voice.answers.top === 100 ? 'all revenue' : `${figures.top} of revenue`;
      const absent = hasPartners ? 'If one partner falls ill' : 'If you fall ill';
      const you = hasPartners ? 'you, the partners' : 'you';
      return {
        finding: pick(
          voice,
          `Three clients with ${revenue} know mainly ${you}${hasPartners ? ', who' : ', and you'} make ${sales}.`,
          `The three clients who bring ${revenue} are tied to ${you}.`,
          `${hasPartners ? 'You, the partners,' : 'You'} make ${sales} and hold the contact with clients worth ${revenue}.`,
        ),
        meaning: pick(
          voice,
          `${absent}, selling and the largest clients wait at the same time.`,
          `An absence ${hasPartners ? 'of one partner' : 'of yours'} leaves these clients without a contact.`,
          'Nobody else could tell you today what these clients want next.',
        ),
        action: pick(
          voice,
          'For each of the three, choose the colleague who will be the second contact. Take that person to the next meeting, and hand over one task there. Set the date from which the client calls that person first.',
          'Choose one colleague for each of the three and take that person along next time. Let your colleague prepare the next offer there. Agree with the client on a day from which you stay in the background.',
        ),
        outcome: pick(
          voice,
          'The three largest clients have somebody to call when you are away.',
          'A colleague keeps up each of these contacts without you.',
        ),
        stake: pick(
          voice,
          `If you are out for some weeks, clients with ${revenue} have nobody to call.`,
          'A successor or a stand-in would start with clients who do not know them.',
          'While you are away, a competitor may be the only one who calls these clients.',
        ),
        step: 'Give each of the three largest clients a second contact',
        measure: 'How many of the three largest clients call the second contact first',
        milestone: 'All three largest clients have a second contact',
      };
    },
  },
} as const satisfies GapRules<'M'>;
