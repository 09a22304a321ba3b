import type { Voice } from '../../voice/voice.js';
import { pick, type GapRules } from '../rule.js';

/** What a plan to grow meets inside: leaders who do not delegate, or processes that are weak. */
function growthMeets(voice: Voice): { readonly finding: string; readonly meaning: string } {
  const { answers, figures, isTiny } = voice;
  const processes = `processes ${figures.proc}`;
  const delegation = `delegation ${figures.deleg}`;
  const weak = answers.proc <= 2 ? `${delegation} and ${processes}` : delegation;
  const ratings = answers.deleg <= 2 ? weak : processes;
  return {
    finding: pick(
      voice,
      `You plan to grow by ${figures.growth}, and you rate ${ratings}.`,
      `Your plan is ${figures.growth} growth, while you rate ${ratings}.`,
      `You rate ${ratings} and plan ${figures.growth} growth.`,
    ),
    meaning:
      answers.deleg <= 2
        ? pick(
            voice,
            'More orders mean more decisions that wait for you.',
            'Each additional order takes more of your own hours.',
            'Your own week would be full before the plan is reached.',
          )
        : pick(
            voice,
            'More work without a fixed way of doing it brings more mistakes.',
            isTiny
              ? 'Help that you bring in would have no agreed way of working to follow.'
              : 'New people would have no agreed way of working to learn.',
            'What goes wrong now and then today would go wrong every week.',
          ),
  };
}

/** The fall that is expected, without its sign: `12%`. */
const fallOf = ({ figures }: Voice): string => figures.growth.replace(/^[-−]/u, '');

/** Growth: whether it is planned, and what would carry it. */
export const growthRules = {
  'M-18': {
    priority: 'high',
    when: {
      all: [
        { above: ['growth', 20] },
        { any: [{ atMost: ['deleg', 2] }, { atMost: ['proc', 2] }] },
      ],
    },
    published: ['20%'],
    needs: ['M-20', 'L-08'],
    ownerHours: { perWeek: 2, weeks: 6 },
    help: { staff: 'Those who lead people and processes: half a day' },
    sources: ['OECD', 'FL'],
    words: (voice) => {
      const { customers, isTiny } = voice;
      return {
        ...growthMeets(voice),
        action: isTiny
          ? 'Divide the plan into two or three steps. Write down for each the help, the way of working and the cash it needs. Start the next step when all three are there.'
          : pick(
              voice,
              'Divide the plan into two or three steps. Write down for each which people, processes and cash it needs. Start the next step when all three are there.',
              'Ask those who lead people and processes what breaks first if orders rise. Divide the plan so that its first step deals with that. Date each further step when its conditions are met.',
            ),
        outcome: pick(
          voice,
          'Each step begins with what it needs.',
          'The business grows as fast as the work can be done well.',
        ),
        stake: pick(
          voice,
          `Quality drops first, and the ${customers} you have notice it.`,
          `Growing at once by ${voice.figures.growth} can bring delays and complaints.`,
          'You would work longer hours and could still fall behind.',
        ),
        step: 'Divide the growth plan into steps with conditions',
        measure: 'Steps of the plan that began with all conditions met',
        milestone: 'Each step of the growth plan has its conditions',
      };
    },
  },
  'M-19': {
    priority: 'medium',
    when: { between: ['growth', 0, 2] },
    // A growth of 0 is also how the form comes; only a plan in words tells that it is meant.
    silentWhere: {
      any: [
        { fact: 'wish-small' },
        { fact: 'wish-exit' },
        { all: [{ atMost: ['growth', 0] }, { noStrategy: true }] },
      ],
    },
    needs: [],
    ownerHours: { perWeek: 2, weeks: 6 },
    sources: ['CL'],
    words: (voice) => {
      const { figures, flags, customers, isTiny, hasPartners } = voice;
      const isNone = voice.answers.growth === 0;
      const steady = flags.pricesByOthers
        ? 'For a steady income, decide which costs may not rise.'
        : 'For a steady income, fix the date of your yearly price review.';
      return {
        finding: isNone
          ? pick(
              voice,
              'You plan no growth for next year.',
              "Next year's revenue is to stay as it is.",
              'Your plan for next year is the same revenue as now.',
            )
          : pick(
              voice,
              `You plan ${figures.growth} growth for next year.`,
              `Next year's revenue is to rise by only ${figures.growth}.`,
              `Your plan adds ${figures.growth} to revenue.`,
            ),
        meaning: pick(
          voice,
          isNone
            ? 'If costs rise while revenue stays, less is left each year.'
            : 'If costs rise faster than that, less is left each year.',
          isTiny
            ? 'That suits a steady income, as long as prices keep up with costs.'
            : 'That suits a steady income, and leaves your people few new positions.',
          'A steady income and growth ask for different spending, so one has to be chosen.',
        ),
        action: pick(
          voice,
          `${hasPartners ? 'Decide together' : 'Decide'} what you want: a steady income or growth. For growth, choose one group of ${customers} and one way to reach them. ${steady}`,
          `Write down what each choice asks of you next year: a steady income, or growth. ${hasPartners ? 'Choose together' : 'Choose one'} within a month. ${steady}`,
        ),
        outcome: isTiny
          ? pick(
              voice,
              'Your aim is one sentence, and your hours follow it.',
              'You know which work to accept and which to refuse.',
            )
          : pick(
              voice,
              'Your aim is one sentence, and your people know it.',
              'Spending and hiring follow one aim.',
            ),
        stake: pick(
          voice,
          'Costs that go up at the same revenue come out of your profit.',
          'Without a decision, you may pay for advertising that you do not need.',
          'While the aim is open, every larger purchase starts the same discussion again.',
        ),
        step: 'Choose between a steady income and growth',
        measure: 'The aim in one sentence, with a figure and a date',
        milestone: 'The aim is chosen and written down',
      };
    },
  },
  'M-23': {
    priority: 'high',
    when: { below: ['growth', 0] },
    needs: ['S-15'],
    ownerHours: { perWeek: 3, weeks: 10 },
    help: { staff: 'Sales and service: half a day for the list' },
    sources: ['CL', 'FL'],
    words: (voice) => {
      const { flags, customers, isTiny } = voice;
      const fall = fallOf(voice);
      const list = flags.walkIn
        ? 'List the ten products, days or hours in which sales fall most.'
        : flags.pricesByOthers
          ? 'List the ten services or places in which numbers fall most.'
          : `List the ten largest falls, by ${customers} and by what they buy.`;
      return {
        finding: pick(
          voice,
          `You expect revenue to fall by ${fall} next year.`,
          `Your forecast for next year is ${fall} below this year.`,
          `By your own plan, revenue drops by ${fall}.`,
        ),
        meaning: pick(
          voice,
          `${isTiny ? 'Rent and insurance' : 'Wages and rent'} stay the same when sales fall.`,
          'As long as costs stay, the lost margin comes out of your profit.',
          'Before you can act, you have to know where the sales are lost.',
        ),
        action: isTiny
          ? `${list} Decide for each: win back, replace or let go. End the costs that belong to what you let go.`
          : pick(
              voice,
              `${list} Decide for each with your team: win back, replace or let go. End the costs that belong to what you let go.`,
              `${list} Give each a person in charge and a decision: win back, replace or let go. Lower the costs by what is let go.`,
            ),
        outcome: pick(
          voice,
          'You know where the fall comes from, and costs follow it.',
          'Costs are lower before the cash is gone.',
        ),
        stake: pick(
          voice,
          `If costs do not follow, a fall of ${fall} uses up profit and then cash.`,
          'Each quarter you wait, you pay for sales that are gone.',
          'You might cut in the wrong place and lose sales that were safe.',
        ),
        step: 'List where sales fall and decide on each',
        measure: 'How many of the ten falls have a decision',
        milestone: 'Each large fall has a decision',
      };
    },
  },
} as const satisfies GapRules<'M'>;
