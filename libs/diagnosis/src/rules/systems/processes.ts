import { oneOrTwoPeople } from '../../conditions/common.js';
import { capital } from '../../text/capital.js';
import type { Voice } from '../../voice/voice.js';
import { pick, type GapRules } from '../rule.js';

const agreeOnWays = (voice: Voice): string => {
  const draw = voice.flags.walkIn
    ? 'Go through an ordinary day from opening to closing, and note every step.'
    : 'Draw the way of one job from the first request to the payment.';
  return voice.isTiny
    ? pick(
        voice,
        `${draw} Mark the three steps that go wrong most often. Write down one way for each, and keep to it for a month.`,
        'Note for two weeks what you had to do twice. Take the three steps that come up most. Decide on one way for each and write it down.',
      )
    : pick(
        voice,
        `${draw} Mark the three steps where most is done twice. Those who do them agree on one way and try it for a month.`,
        'Ask everybody which step goes wrong most often, and take the three named most. Those who do them agree on one way, in five lines each. Check after a month.',
        'Note for two weeks what had to be done twice. Choose the three most frequent cases. Give each to one person, who proposes a way and tries it with the others.',
      );
};

const handOverJob = (voice: Voice) => {
  if (voice.flags.walkIn) {
    return {
      action: pick(
        voice,
        'Choose one quiet day of the week. Let one person run it from opening to closing while you stay in the background. After three times, stay away on that day.',
        'Choose the person you trust most with a full day. Agree on what that person may decide alone. Begin with one day a week and talk about it the next morning.',
      ),
      outcome: 'One day a week runs without you.',
      step: 'Let one person run a full day without you',
      measure: 'Days a month that ran without you and without calls',
      milestone: 'One day a week runs without you',
    };
  }
  return {
    action: pick(
      voice,
      'Choose the job that is done most often. Let one person lead it from start to finish while you watch. The next time, look only at the result.',
      'Choose one person and one standard job. Do it together twice, then let that person lead while you stay out. Hand over every job of this kind after that.',
    ),
    outcome: pick(
      voice,
      'One standard job is delivered without you.',
      'The jobs of one kind no longer need you.',
    ),
    step: 'Let one person lead the most common job',
    measure: 'Standard jobs each month that were delivered without you',
    milestone: 'The first standard job is delivered without you',
  };
};

/** Processes: how steady the work is, and how far it runs without the owner. */
export const processesRules = {
  'S-03': {
    priority: 'high',
    when: {
      all: [
        { atMost: ['proc', 2] },
        { any: [{ not: { given: ['emp'] } }, { below: ['emp', 20] }] },
      ],
    },
    needs: [],
    ownerHours: { perWeek: 3, weeks: 8 },
    help: { staff: 'One person for each of the three steps: two hours a week' },
    sources: ['EM', 'WMS'],
    words: (voice) => {
      const { figures, customers, isTiny } = voice;
      return {
        finding: pick(
          voice,
          `The same work is not yet done the same way: you rate processes ${figures.proc}.`,
          `You rate your core processes ${figures.proc}.`,
          `By your own rating, your processes come to ${figures.proc}.`,
        ),
        meaning: isTiny
          ? pick(
              voice,
              'The result depends on how much time you have that day.',
              'Some work is done twice, and a helper would have nothing to go by.',
            )
          : pick(
              voice,
              'How good the result is depends on who does the work.',
              'The same mistakes come back, because nobody has agreed on a better way.',
              'Some work is done twice, and new people have nothing to go by.',
            ),
        action: agreeOnWays(voice),
        outcome: pick(
          voice,
          'These three steps go the same way every time.',
          'Less has to be done twice in these three steps.',
        ),
        stake: isTiny
          ? pick(
              voice,
              'Work that has to be done twice takes evenings that nobody pays for.',
              `Sooner or later ${customers} notice that the result is not always the same.`,
            )
          : pick(
              voice,
              `${capital(customers)} leave when the same work turns out differently each time.`,
              'As long as nothing is agreed, the same mistakes cost hours every month.',
              'With every new person, one more way of doing the work is added.',
            ),
        step: 'Agree on one way for the three weakest steps',
        measure: 'Work done twice in these three steps, counted each month',
        milestone: 'Three steps go the same way every time',
      };
    },
  },
  'S-04': {
    priority: 'high',
    when: { all: [{ atMost: ['indep', 2] }, { not: oneOrTwoPeople }] },
    needs: ['L-08'],
    ownerHours: { perWeek: 2, weeks: 5 },
    help: { staff: 'Those who ask most often: an hour a week' },
    sources: ['VB', 'GR'],
    words: (voice) => {
      const { figures, customers } = voice;
      return {
        finding: pick(
          voice,
          `The daily work runs on questions to you: you rate its independence ${figures.indep}.`,
          `Many everyday decisions come to you, and you rate independence ${figures.indep}.`,
          `The daily work seldom runs without you, and you rate this ${figures.indep}.`,
        ),
        meaning: pick(
          voice,
          'Work waits while you are busy or away.',
          'A large part of your day goes into questions that others could answer.',
          'Your people have learned to ask first and decide later.',
        ),
        action: pick(
          voice,
          'Note every question that reaches you for two weeks. Choose the five that come back most. Set a rule, a limit in money or a person for each.',
          'Ask your people which decisions they wait for. For the five most frequent ones, name who decides and up to which amount. Tell everybody in one meeting.',
          'For two weeks, ask for a proposal before you answer a question. Let those who propose well decide such things themselves. Write down who decides what.',
        ),
        outcome: pick(
          voice,
          'Fewer questions reach you each week.',
          'Your people decide such questions where they come up.',
        ),
        stake: pick(
          voice,
          `On each day on which you cannot be reached, ${customers} wait for an answer.`,
          'If you are ill for a week, much of the daily work slows down or stops.',
          'With more work your people wait longer, and you work later.',
        ),
        step: 'Settle the five questions that reach you most',
        measure: 'Questions that reach you in a week, compared with the first count',
        milestone: 'Five frequent questions are settled without you',
      };
    },
  },
  'S-05': {
    priority: 'critical',
    when: {
      all: [{ atMost: ['deliv', 2] }, { not: oneOrTwoPeople }, { atMost: ['partners', 1] }],
    },
    needs: ['S-01', 'S-03'],
    ownerHours: { perWeek: 3, weeks: 12 },
    help: { staff: 'The person who takes over the job: half a day a week' },
    sources: ['TVR', 'VB'],
    words: (voice) => {
      const { figures, customers } = voice;
      return {
        finding: pick(
          voice,
          `Hardly anything can be delivered without you: you rate this ${figures.deliv}.`,
          `You rate delivery without you ${figures.deliv}.`,
          `Delivery depends on you, and you rate its independence ${figures.deliv}.`,
        ),
        meaning: pick(
          voice,
          'The business delivers as much as you have hours for, and no more.',
          `While you are away, ${customers} have to wait.`,
          'Any growth would come out of your evenings and weekends.',
        ),
        ...handOverJob(voice),
        stake: pick(
          voice,
          `If you are ill for a month, ${customers} wait and the income stops.`,
          'A long illness would end deliveries, while rent and wages go on.',
          `Without a second person, ${customers} go elsewhere when you are out for long.`,
        ),
      };
    },
  },
} as const satisfies GapRules<'S'>;
