import { capital } from '../../text/capital.js';
import type { Voice } from '../../voice/voice.js';
import { pick, type GapRules } from '../rule.js';

const drawChart = (voice: Voice): string =>
  voice.size === 'large'
    ? pick(
        voice,
        'Ask the head of each department for its roles and who holds them. Put the answers into one chart with a stand-in for each role. Settle gaps and overlaps together.',
        'Draw the chart by roles, down to the team leaders. Add a name and a stand-in to each role. Show it to everybody and correct what people do not recognise.',
      )
    : pick(
        voice,
        'Draw the roles first, then write a name and a stand-in into each. One person may hold several roles. Show the chart to everybody and correct it together.',
        'Ask everybody for five lines on what they are responsible for. Put the answers into one chart, and mark gaps and overlaps. Decide on a stand-in for each role.',
        'List the decisions of an ordinary month, such as prices, purchases and rosters. Write beside each who decides and who stands in. Turn the list into a chart.',
      );

const planStart = (voice: Voice): string =>
  voice.isTiny
    ? 'Write down what a helper should be able to do after one day, one week and thirty days. Note how each point is checked. Use the list with the next helper.'
    : pick(
        voice,
        'Begin with the most common role. Write down what a new person can do after one day, one week and thirty days. Name an experienced person who goes through it.',
        'Ask those who joined last what they missed in their first weeks. Make a plan for thirty days out of the answers. Name one person who checks it every Friday.',
        'Choose the two most common roles. Let an experienced person in each list what has to be learned, in order. Tick off the list with every new person.',
      );

/** Organisation: figures, roles, systems that fit the size, and training. */
export const organisationRules = {
  'S-15': {
    priority: 'critical',
    when: { is: ['fs', false] },
    needs: [],
    ownerHours: { perWeek: 2, weeks: 6 },
    help: { outside: 'Accountant: prepares the statements' },
    sources: ['VBF', 'EPI'],
    words: (voice) => ({
      finding: pick(
        voice,
        'You have no financial statements at hand.',
        'Financial statements are not marked as available.',
        'There are no financial statements to show.',
      ),
      meaning: pick(
        voice,
        'Neither you nor a bank can check what the business really earns.',
        'Prices, pay and plans rest on figures that nobody has checked.',
        'Nobody from outside can see how the business does.',
      ),
      action: pick(
        voice,
        'Ask an accountant this week to prepare the statements of the last two years. Agree on a day by which each month is closed. Look at every result together.',
        'Collect the invoices and bank records of the last two years for an accountant. Set a date for the statements. After that, close each month by the tenth.',
      ),
      outcome: pick(
        voice,
        'You and others can rely on the figures.',
        'You see every month what is earned.',
      ),
      stake: pick(
        voice,
        'Without statements, a talk with a bank or a buyer ends early.',
        'A loss may go on for months before you notice it.',
      ),
      step: 'Have financial statements prepared and close each month',
      measure: 'Months in a row that were closed by the fixed day',
      milestone: 'Two years of statements are ready',
    }),
  },
  'S-16': {
    isNeverAmongFirst: true,
    priority: 'medium',
    when: { all: [{ is: ['oc', false] }, { atLeast: ['emp', 8] }] },
    needs: [],
    ownerHours: { perWeek: 1, weeks: 3 },
    help: { staff: 'One person in the office: half a day' },
    sources: ['EOSQ', 'FL'],
    words: (voice) => {
      const { figures } = voice;
      return {
        finding: pick(
          voice,
          `${capital(figures.emp)} work here, and no chart shows who decides what.`,
          `You have no organisation chart for ${figures.emp}.`,
          `There is no organisation chart, although the business has ${figures.emp}.`,
        ),
        meaning: pick(
          voice,
          'Some tasks may have two people in charge, and others nobody.',
          'New people have to ask around to find out who is responsible.',
          'When somebody is away, it is not clear who stands in.',
        ),
        action: drawChart(voice),
        outcome: pick(
          voice,
          'Everybody knows who decides and who stands in.',
          'Gaps and overlaps can be seen, and each has a solution.',
          'Each role has a name, and nobody has to ask around.',
        ),
        stake: pick(
          voice,
          'Decisions that nobody is responsible for land on your desk or stay undone.',
          'When the wrong person is asked, an answer takes days or contradicts another.',
          'An absence stops work because nobody knows who may decide.',
        ),
        step: 'Draw the chart by role, with a stand-in each',
        measure: 'Roles that have a name and a stand-in',
        milestone: 'The chart is drawn and known to everybody',
      };
    },
  },
  'S-17': {
    priority: 'high',
    when: { all: [{ atLeast: ['emp', 20] }, { atMost: ['proc', 3] }] },
    published: ['20 employees'],
    needs: ['S-16'],
    ownerHours: { perWeek: 2, weeks: 12 },
    help: { staff: 'The person in charge of each process: two hours a week' },
    sources: ['FI', 'FL'],
    words: (voice) => {
      const { figures } = voice;
      return {
        finding: pick(
          voice,
          `You have ${figures.emp} and rate processes ${figures.proc}.`,
          `For a company of ${figures.emp}, you rate processes no higher than ${figures.proc}.`,
          `With ${figures.emp} at work, processes get ${figures.proc} from you.`,
        ),
        meaning: pick(
          voice,
          'What a few people settle by talking gets lost between so many.',
          'Results differ from person to person, and with this many people it adds up.',
          'Mistakes between two departments are found late, because nobody looks after both.',
        ),
        action: pick(
          voice,
          'Name one person in charge of the main process in each department. Each brings one figure and one improvement to a monthly meeting. Lead the first three meetings yourself.',
          'Write down the main process of each department and its most frequent mistake. Give each process to one person, who may change it. Look at one of them together every month.',
        ),
        outcome: pick(
          voice,
          'Each department removes its most frequent mistake.',
          'Every month one process becomes better, and everybody can see it.',
        ),
        stake: pick(
          voice,
          'With every new person, unclear steps lead to more mistakes.',
          'Without somebody in charge, the same mistakes return in every department.',
        ),
        step: 'Name one person in charge of each main process',
        measure: 'Improvements each month, with a note of what they brought',
        milestone: 'Each main process has a person in charge',
      };
    },
  },
  'S-18': {
    priority: 'medium',
    when: { all: [{ not: { is: ['emp', 1] } }, { judged: 'informalTraining' }] },
    needs: ['S-01', 'S-03'],
    ownerHours: { perWeek: 1, weeks: 4 },
    help: { staff: 'The most experienced person in each role: an hour a week' },
    sources: ['WMS', 'EM'],
    words: (voice) => {
      const { isTiny } = voice;
      return {
        finding: pick(
          voice,
          'By your description, new people learn without a plan.',
          'You describe training as informal or as missing.',
          'There is no fixed training for those who start.',
        ),
        meaning: isTiny
          ? 'A helper would need you at every step of the first weeks.'
          : pick(
              voice,
              'How fast somebody learns depends on who has time in the first weeks.',
              'Newcomers copy what they see, mistakes included.',
              'Those who explain lose hours, and each explains it differently.',
            ),
        action: planStart(voice),
        outcome: pick(
          voice,
          'You see after thirty days what a newcomer can do.',
          'The first weeks of a newcomer follow a plan.',
        ),
        stake: isTiny
          ? 'Without a plan, help costs you more time than it saves.'
          : pick(
              voice,
              'A newcomer who is left alone makes expensive mistakes or leaves again.',
              'Every new start takes you or your best people away from the work.',
              'Without trained people, there is nobody you could hand work to.',
            ),
        step: 'Write a plan for the first thirty days',
        measure: 'People who can do all points after thirty days',
        milestone: 'The plan for thirty days is in use',
      };
    },
  },
} as const satisfies GapRules<'S'>;
