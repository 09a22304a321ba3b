import type { Condition } from '../../conditions/condition.js';
import { capital } from '../../text/capital.js';
import type { Voice } from '../../voice/voice.js';
import { pick, type GapRules } from '../rule.js';

/** Without agreements or projects, a customer who did not buy again has not necessarily left. */
const comesBackByNature: Condition = {
  any: [{ atLeast: ['rec', 10] }, { atLeast: ['prj', 30] }],
};

/** The gap on lost customers holds. Its step interviews them, so no other step has to. */
export const customersLeave: Condition = {
  all: [{ given: ['ret'] }, { atMost: ['retentionGap', -8] }, comesBackByNature],
};

/** Lost customers are interviewed. Where fees are set by others, their files are read instead. */
function whyTheyLeft(voice: Voice): string {
  const { customers, flags, isTiny } = voice;
  const files = `Go through the files of the last twenty ${customers} who left, and note when and after what.`;
  const then = isTiny
    ? 'Then call each one who is still there before the next date is due.'
    : pick(
        voice,
        'Put one person in charge of those who are about to leave.',
        'Name the person who reports to you each month how many left.',
      );
  const regulars = `Ask ten regular ${customers} you have not seen for months why they stay away.`;
  const other = flags.pricesByOthers ? files : flags.walkIn ? regulars : undefined;
  return pick(
    voice,
    `${other ?? `Call ten ${customers} who left and ask why.`} Remove the two reasons that come up most. ${then}`,
    `${other ?? `Ask ten ${customers} who left what they missed.`} Change what three or more of them have in common. ${then}`,
  );
}

/** Retention: how many of last year's customers bought again. */
export const retentionRules = {
  'M-04': {
    priority: 'high',
    when: { all: [{ given: ['ret'] }, { atMost: ['retentionGap', -15] }, comesBackByNature] },
    needs: [],
    money: 'churn',
    ownerHours: { perWeek: 2, weeks: 26 },
    help: { staff: 'The person in charge of keeping customers: half a day a week' },
    sources: ['RET1', 'RET2'],
    words: (voice) => {
      const { figures, customers, flags } = voice;
      return {
        finding: pick(
          voice,
          `${figures.ret} of last year's ${customers} are still with you.`,
          `You kept ${figures.ret} of last year's ${customers}.`,
          `Of last year's ${customers}, ${figures.ret} came to you again.`,
        ),
        meaning: pick(
          voice,
          'The others have to be replaced before revenue can grow.',
          'A good part of your selling makes up for those who left.',
          'You pay each year to win again what you already had.',
        ),
        action: whyTheyLeft(voice),
        outcome: pick(
          voice,
          `Fewer ${customers} leave from quarter to quarter.`,
          'The two most frequent reasons for leaving are gone.',
        ),
        stake: pick(
          voice,
          'Money for advertising goes on filling the places of those who left.',
          `The income of those who left has to be earned with new ${customers}.`,
          'If the reasons remain, new sales only replace old ones.',
        ),
        step: flags.pricesByOthers
          ? `Find out when and why ${customers} leave`
          : `Ask ten ${customers} who left for their reasons`,
        measure: `Share of ${customers} kept each quarter, ${figures.ret} today`,
        milestone: 'The two most frequent reasons are removed',
      };
    },
  },
  'M-05': {
    priority: 'medium',
    when: {
      all: [
        { given: ['ret'] },
        { atMost: ['retentionGap', -8] },
        { above: ['retentionGap', -15] },
        comesBackByNature,
      ],
    },
    needs: [],
    money: 'churn',
    ownerHours: { perWeek: 1, weeks: 20 },
    help: { staff: 'Customer service or the office: two hours a week' },
    sources: ['RET1'],
    words: (voice) => {
      const { figures, customers, isTiny } = voice;
      return {
        finding: pick(
          voice,
          `Of those who bought last year, ${figures.ret} came back this year.`,
          `${figures.ret} of last year's ${customers} came back.`,
          `You saw ${figures.ret} of last year's ${customers} again this year.`,
        ),
        meaning: pick(
          voice,
          'Some of those who left would probably have stayed if asked in time.',
          'If a few more stayed, you would need fewer new ones.',
          'Part of what you sell each year fills the gaps they leave.',
        ),
        action: isTiny
          ? `Write to new ${customers} in their first weeks, and to all before the next order or visit is due. Note the reason each time you lose one. Change what comes up twice.`
          : pick(
              voice,
              `Ask the office to contact new ${customers} in their first weeks, and all before the next order or visit. Have each loss noted with its reason. Talk about the list once a month.`,
              `Choose who calls ${customers} before the next order or visit is due. Let that person note the reason for each loss. Change what comes up twice.`,
            ),
        outcome: pick(
          voice,
          'You notice early who is about to leave.',
          'You know why you lost each of them.',
        ),
        stake: pick(
          voice,
          `${capital(customers)} who never hear from you may accept the next offer from others.`,
          'If nobody notes the reasons, nobody can change them.',
          'Those who leave without a word may be followed by others for the same reason.',
        ),
        step: `Contact ${customers} before the next order or visit`,
        measure: `Losses each quarter with their reasons; retention ${figures.ret} today`,
        milestone: 'Each loss is noted with its reason',
      };
    },
  },
} as const satisfies GapRules<'M'>;
