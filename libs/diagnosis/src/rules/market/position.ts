import type { Voice } from '../../voice/voice.js';
import { pick, type GapRules } from '../rule.js';
import { customersLeave } from './retention.js';

/**
 * Whom to ask how the business differs from others. Walk-in customers and patients cannot be called
 * afterwards.
 */
function reasonsToChoose({ customers, flags }: Voice): string {
  if (flags.walkIn)
    return `Ask ten regular ${customers} why they come and what they get elsewhere.`;
  return flags.pricesByOthers
    ? `Ask ten ${customers} why they chose you and what they would miss.`
    : `Ask ten loyal ${customers} why they stay, and five lost ones why they left.`;
}

/** Position: advantage, place in the market, knowledge of it, and ways to customers. */
export const positionRules = {
  'M-11': {
    priority: 'high',
    when: { all: [{ atMost: ['adv', 2] }, { not: customersLeave }] },
    needs: [],
    ownerHours: { perWeek: 2, weeks: 10 },
    help: { staff: 'Sales and service: two conversations each' },
    sources: ['VC18'],
    words: (voice) => {
      const { figures, customers, flags, isTiny } = voice;
      return {
        finding: pick(
          voice,
          `You rate your advantage over competitors ${figures.adv}.`,
          `You give your competitive advantage ${figures.adv}.`,
          `Your own rating of what sets you apart is ${figures.adv}.`,
        ),
        meaning: flags.pricesByOthers
          ? pick(
              voice,
              `New ${customers} have little reason to choose you first.`,
              'Distance and waiting time may then decide who comes to you.',
            )
          : pick(
              voice,
              `New ${customers} have little reason to ask you first.`,
              `Where ${customers} see no difference, they compare prices.`,
              'It is hard to hold a price without a reason for it.',
            ),
        action: pick(
          voice,
          `${reasonsToChoose(voice)} Pick one reason that comes up often and that others cannot give. Show it ${flags.pipeline ? 'in every offer' : 'wherever people find you'}, with an example.`,
          `${reasonsToChoose(voice)} ${isTiny ? 'Write the answers down word for word.' : 'Read the answers to your people.'} Choose one difference, and decide how you prove it.`,
        ),
        outcome: isTiny
          ? `You can say in one sentence why ${customers} choose you.`
          : pick(
              voice,
              `Everybody on your team can say in one sentence why ${customers} choose you.`,
              'Your team names the same difference to everyone who asks.',
            ),
        stake: flags.pricesByOthers
          ? pick(
              voice,
              'A competitor who explains the difference better is recommended more often.',
              `Without a clear reason, ${customers} take the next free place elsewhere.`,
            )
          : pick(
              voice,
              `Without a clear reason, the next discount elsewhere takes ${customers} away.`,
              'If you cannot name the difference, you have to win on price.',
              `A competitor who explains the difference better gets ${customers} you could have had.`,
            ),
        step: flags.pricesByOthers
          ? `Ask ten ${customers} why they chose you`
          : `Ask ten loyal ${customers} why they ${flags.walkIn ? 'come' : 'stay'}`,
        measure: `How many of ten ${customers} name the same reason`,
        milestone: 'One difference is chosen and can be proved',
      };
    },
  },
  'M-12': {
    priority: 'high',
    when: { atMost: ['pos', 2] },
    isNeverAmongFirst: true,
    needs: ['M-11'],
    ownerHours: { perWeek: 3, weeks: 20 },
    help: { staff: 'Marketing or sales: half a day a week' },
    sources: ['VC18', 'FL'],
    words: (voice) => {
      const { figures, customers, flags, isTiny } = voice;
      const find = flags.pipeline
        ? `Go through last year's offers and find the group of ${customers} who most often say yes.`
        : `Find the group of ${customers} who come most often and are easiest to serve well.`;
      const move = isTiny
        ? 'Spend your marketing time and money there for six months.'
        : 'Ask the person in charge of marketing to move time and money there for six months.';
      return {
        finding: pick(
          voice,
          `You rate your position in the market ${figures.pos}.`,
          `You give your place in the market ${figures.pos}.`,
          `Your own rating of your market position is ${figures.pos}.`,
        ),
        meaning: pick(
          voice,
          `Few ${customers} are likely to think of you first.`,
          'Marketing may then reach many people who do not buy.',
          'You may work hard for groups in which others are known better.',
        ),
        action: `${find} ${move} ${pick(voice, 'Stop one activity that reaches everybody else.', 'End the activity that brought the fewest new ones.')}`,
        outcome: flags.pipeline
          ? 'More of your offers to this group are accepted.'
          : `More ${customers} of this group find you.`,
        stake: pick(
          voice,
          `If you address everybody, the same money brings you fewer ${customers}.`,
          'A competitor who serves one group well becomes its first choice.',
          'Another year of marketing for all costs as much and may bring as little.',
        ),
        step: `Choose the group of ${customers} you serve best`,
        measure: flags.pipeline
          ? 'Share of offers accepted in this group each month'
          : `New ${customers} from this group each month`,
        milestone: 'Marketing time and money go to one group',
      };
    },
  },
  'M-13': {
    priority: 'medium',
    when: { atMost: ['mon', 2] },
    isNeverAmongFirst: true,
    needs: [],
    ownerHours: { perWeek: 1, weeks: 3 },
    help: { staff: 'One person: half a day a month' },
    sources: ['VC18'],
    words: (voice) => {
      const { figures, customers, isTiny } = voice;
      return {
        finding: pick(
          voice,
          `You rate how you follow your industry ${figures.mon}.`,
          `You give yourself ${figures.mon} for following your industry.`,
          `Watching your industry gets ${figures.mon} from you.`,
        ),
        meaning: pick(
          voice,
          'You may hear of new rules, prices or competitors late.',
          'A change in technology or rules can find you unprepared.',
          'Others may change prices and offers before you do.',
        ),
        action: isTiny
          ? `Reserve one hour a month and write one page on ${customers}, competitors, technology and rules. Ask a supplier or your trade body what you have missed. Mark one point to act on.`
          : pick(
              voice,
              `Ask one person for one page a month on ${customers}, competitors, technology and rules. Discuss it for ten minutes in a meeting you already have. Decide each time on one point to act on.`,
              `Take turns at writing one page a month on ${customers}, competitors, technology and rules. Begin with what suppliers and ${customers} say. End each page with one suggestion.`,
            ),
        outcome: pick(
          voice,
          'You hear of a change early enough to prepare for it.',
          'Each month brings one point on which you act in time.',
        ),
        stake: pick(
          voice,
          'A rule or price that changes without your knowledge has to be met in a hurry.',
          'If a competitor changes the offer first, you may learn it from falling sales.',
          'You could invest in something that the industry is about to leave.',
        ),
        step: 'Start a monthly page on the industry',
        measure: 'Pages written, each with one point to act on',
        milestone: 'Three monthly pages are written',
      };
    },
  },
  'M-14': {
    priority: 'medium',
    when: { is: ['ma', false] },
    isNeverAmongFirst: true,
    needs: ['M-13'],
    ownerHours: { perWeek: 1, weeks: 10 },
    help: { staff: 'The person who sells: two days in all' },
    sources: ['FL'],
    words: (voice) => {
      const { customers, flags, isTiny } = voice;
      const compared = flags.pricesByOthers ? 'waiting times' : 'prices';
      return {
        finding: pick(
          voice,
          'No market analysis is ticked among your documents.',
          'You have not ticked a market analysis.',
          'Among the documents you ticked, there is no market analysis.',
        ),
        meaning: pick(
          voice,
          'If none exists, the next large decision rests on what you remember.',
          `Without one, what you know of ${customers} and competitors is hard to check.`,
          'If there is none, a bank or a partner has to take your word for the market.',
          'Plans for new prices or a new offer then start from guesses.',
        ),
        action: isTiny
          ? `Write two pages: groups of ${customers}, three competitors, your ${compared} beside theirs. Start with what you know, and ask two ${customers} about the rest. Renew the pages once a year.`
          : pick(
              voice,
              `Ask the person who knows ${customers} best for a first draft: their groups, trends, three competitors and their ${compared}. Add what you know yourself. Renew the pages once a year.`,
              `Plan half a day with those who know ${customers} best. Write two to five pages on groups, trends, three competitors and their ${compared}. Read them again before each large decision.`,
              `Describe three competitors first: what they offer, their ${compared}, and whom they serve. Have a colleague add the groups of ${customers} and what changes. Update both every January.`,
            ),
        outcome: pick(
          voice,
          'The next large decision starts from written facts.',
          'You can show a bank or a partner the market you plan for.',
          `You see which ${customers} to look for and whom you compete with.`,
        ),
        stake: pick(
          voice,
          'A wrong guess about demand shows only after the money is spent.',
          'Without written facts, the last conversation may decide about the next investment.',
          'You might buy or open something for a demand that is not there.',
          `A competitor may win a group of ${customers} that you never looked at.`,
        ),
        step: pick(
          voice,
          'Write a short market analysis',
          'Describe your market in a few pages',
          'Put your market and three competitors on paper',
        ),
        measure: pick(
          voice,
          `Pages written, with three competitors and their ${compared}`,
          'One decision that was taken with these pages',
          `Three competitors described, with their ${compared}`,
        ),
        milestone: pick(
          voice,
          'The market analysis is written',
          'The pages on your market are there',
        ),
      };
    },
  },
  'M-24': {
    priority: 'low',
    when: { atLeast: ['otherS', 50] },
    silentWhere: { pack: 'walkIn' },
    needs: [],
    ownerHours: { perWeek: 1, weeks: 4 },
    help: { staff: 'The person who looks after these ways: two hours a week' },
    sources: ['SWI'],
    words: (voice) => {
      const { figures, customers, isTiny } = voice;
      const isAll = voice.answers.otherS === 100;
      const share = isAll ? 'all sales' : `${figures.otherS} of sales`;
      return {
        finding: pick(
          voice,
          `Neither you nor a sales team makes ${share}.`,
          `Partners, platforms, a web shop or similar ways bring ${share}.`,
          `You owe ${share} to ways such as partners, platforms or a web shop.`,
        ),
        meaning: pick(
          voice,
          'If the most important of these ways changes its terms, your sales change with it.',
          isTiny
            ? 'Others may decide how easily people find you.'
            : "It may be nobody's task here to look after the way that sells most.",
          'Some of these ways may follow rules that others make.',
        ),
        action: pick(
          voice,
          `List each way to ${customers} with its share, its cost and who controls it. If one outside partner brings more than half, open a second way. ${isTiny ? 'Look at the list twice a year.' : 'Name who looks after each way.'}`,
          `Write down what each way brings, what it costs and who could close it. Start with the largest. ${isTiny ? 'Try' : 'Let one person try'} a second way if an outside partner brings more than half.`,
        ),
        outcome: pick(
          voice,
          'No single outside partner decides how much you sell.',
          'You know what each way costs and what it brings.',
        ),
        stake: pick(
          voice,
          'A platform or partner that closes takes its part of your sales along.',
          'If the largest way raises its fee, you pay because you have no other.',
          'You may go on paying for a way that brings little.',
        ),
        step: `List each way to ${customers} with share and cost`,
        measure: 'Largest share that one outside partner brings, each quarter',
        milestone: 'Share and cost of each way are known',
      };
    },
  },
} as const satisfies GapRules<'M'>;
