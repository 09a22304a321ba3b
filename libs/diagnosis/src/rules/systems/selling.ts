import type { Condition } from '../../conditions/condition.js';
import type { FactCondition } from '../../conditions/facts/fact-condition.js';
import { capital } from '../../text/capital.js';
import type { Voice } from '../../voice/voice.js';
import { pick, type GapRules } from '../rule.js';

/** The way of selling matters most where the owner makes at least half of the sales. */
const highWhereOwnerSells = {
  high: { atLeast: ['ownerS', 50] } satisfies Condition,
  else: 'medium',
} as const;

const noOpenOffers: FactCondition = { not: { pack: 'pipeline' } };

const writeSteps = (voice: Voice): string => {
  const tried = voice.isTiny
    ? 'Use the page for the next three enquiries and correct it.'
    : 'Go through the page with everybody who sells, and correct it together.';
  return pick(
    voice,
    `Note for the last five orders what happened, step by step. Put the steps they share on one page. ${tried}`,
    `Write half a page: first contact, talk, offer, reminder, order. Add what you must know before each next step. ${tried}`,
    `Explain to somebody from outside how an order comes about, and have it written down. Shorten it to one page of steps. ${tried}`,
  );
};

const answerEnquiries = (voice: Voice): string =>
  voice.isTiny
    ? pick(
        voice,
        'List where enquiries come from. Set for each within how many hours you answer. Note at once on which day you ask again.',
        'Go through the enquiries of three months and mark those you never asked about again. Call these first. Keep one hour a week free for such calls.',
      )
    : pick(
        voice,
        'List where enquiries come from, such as phone, website and recommendations. Name for each who answers, and within how many hours. Set when you ask again.',
        'Go through the enquiries of three months and mark those nobody asked about again. Have these called first. Then name the person and the day for such calls.',
      );

/** Selling: which parts of it are written down. */
export const sellingRules = {
  'S-10': {
    priority: highWhereOwnerSells,
    when: { count: ['elems', 'atMost', 0] },
    silentWhere: noOpenOffers,
    needs: [],
    ownerHours: { perWeek: 2, weeks: 6 },
    help: { staff: 'Others who sell: an hour a week' },
    sources: ['SP', 'CSO'],
    words: (voice) => {
      const { isTiny } = voice;
      return {
        finding: pick(
          voice,
          'Nothing of how you sell is written down.',
          'None of the six parts of selling is on paper.',
          'You ticked none of the six parts of selling that can be written down.',
        ),
        meaning: isTiny
          ? pick(
              voice,
              'Nobody but you knows how an enquiry becomes an order.',
              'You cannot see at which step orders are lost.',
            )
          : pick(
              voice,
              'A new person could learn selling only by watching.',
              'Nobody can see at which step orders are lost.',
              'Only those who sell today know how an order is won.',
            ),
        action: writeSteps(voice),
        outcome: pick(
          voice,
          'You can show others how you sell.',
          'The steps of a sale can be taught.',
        ),
        stake: isTiny
          ? pick(
              voice,
              'If you are ill, nobody can answer an enquiry properly.',
              'Without a page to follow, nobody can sell for you in a busy month.',
            )
          : pick(
              voice,
              'When the person who sells is away, enquiries wait and may be lost.',
              'You cannot pass on selling as long as it exists only in memory.',
              'A new seller would need months and lose orders while learning.',
            ),
        step: 'Write down the steps from first contact to order',
        measure: 'Open enquiries that stand at one of the written steps',
        milestone: 'The steps of a sale are on one page',
      };
    },
  },
  'S-11': {
    priority: highWhereOwnerSells,
    when: { all: [{ count: ['elems', 'atLeast', 1] }, { not: { has: ['elems', 'process'] } }] },
    silentWhere: noOpenOffers,
    needs: [],
    ownerHours: { perWeek: 1, weeks: 6 },
    help: { staff: 'Everybody who sells: an hour a week' },
    sources: ['SP', 'CSO'],
    words: (voice) => {
      const { figures, isTiny } = voice;
      const verb = voice.answers.elems.length === 1 ? 'is' : 'are';
      return {
        finding: pick(
          voice,
          'Parts of selling are written down, but the steps of a sale are not.',
          `Of six parts of selling, ${figures.elemCount} ${verb} on paper, and the process itself is missing.`,
          'You have written down some parts of selling, but its steps are not among them.',
        ),
        meaning: pick(
          voice,
          'You cannot tell at a glance how far each enquiry has come.',
          'Nobody can see where enquiries get stuck.',
          'Each enquiry is handled in its own way, so little is learned from lost ones.',
        ),
        action: pick(
          voice,
          'Agree on about five steps from enquiry to order. Enter all open enquiries in one list, each with its step. Go through the list on a fixed day every week.',
          'Take ten enquiries of this year and note where each one stopped. Name the steps they share. Keep one list of open enquiries by these steps.',
          'Write down what happens between the first call and the order, in five lines. Give every open enquiry its line and a next date. Look at all of them on Mondays.',
        ),
        outcome: pick(
          voice,
          'You see every week which enquiry needs a call.',
          'No open enquiry is forgotten.',
        ),
        stake: isTiny
          ? pick(
              voice,
              'If you drop out, nobody knows which enquiries are open.',
              'In a busy month, open enquiries go to somebody who answers sooner.',
            )
          : pick(
              voice,
              'If the person who sells drops out, nobody knows which enquiries are open.',
              'Orders go to somebody else because nobody asked again in time.',
              'Without agreed steps, you see a weak month coming too late.',
            ),
        step: 'Agree on the steps from enquiry to order',
        measure: 'Weeks in which you went through the list of enquiries',
        milestone: 'All open enquiries stand at an agreed step',
      };
    },
  },
  'S-12': {
    priority: highWhereOwnerSells,
    when: {
      all: [
        { has: ['elems', 'process'] },
        { not: { has: ['elems', 'follow_up'] } },
        { not: { has: ['elems', 'leads'] } },
      ],
    },
    silentWhere: noOpenOffers,
    needs: [],
    ownerHours: { perWeek: 1, weeks: 3 },
    help: { staff: 'The person who takes the calls: half a day' },
    sources: ['SP'],
    words: (voice) => {
      const { isTiny } = voice;
      return {
        finding: pick(
          voice,
          'The steps of a sale are written down, but not how enquiries are followed up.',
          'No rule says how enquiries are answered and when you ask again.',
        ),
        meaning: pick(
          voice,
          'An enquiry can be forgotten in a busy week, and nobody would notice.',
          'Some offers may stay open because nobody asks again.',
          'You cannot know how many enquiries were left without an answer.',
        ),
        action: answerEnquiries(voice),
        outcome: pick(
          voice,
          'Every enquiry has a next date.',
          'Each enquiry is answered in time and asked about again.',
        ),
        stake: pick(
          voice,
          'People who get no answer buy elsewhere, and you never hear of it.',
          'You lose orders to competitors who simply call back sooner.',
        ),
        step: isTiny
          ? 'Set when you answer enquiries and ask again'
          : 'Set who answers enquiries and when to ask again',
        measure: 'Open enquiries without a next date, counted every Friday',
        milestone: 'Every open enquiry has a next date',
      };
    },
  },
  'S-13': {
    priority: 'medium',
    when: {
      all: [
        { atLeast: ['team', 2] },
        { count: ['elems', 'atLeast', 1] },
        { not: { has: ['elems', 'commission'] } },
        { not: { is: ['industry', 'healthcare'] } },
      ],
    },
    silentWhere: { not: { pack: 'commission' } },
    needs: [],
    ownerHours: { perWeek: 1, weeks: 4 },
    help: { outside: 'Tax adviser: one look at the page' },
    sources: ['CSO'],
    words: (voice) => {
      const { figures } = voice;
      return {
        finding: pick(
          voice,
          `${capital(figures.team)} sell besides you, and no page says how results are paid.`,
          `How ${figures.team} in sales are paid for results is not written down.`,
        ),
        meaning: pick(
          voice,
          'Those who sell cannot look up what a good result earns them.',
          'Some may go for easy sales, even where these earn you little.',
          'Each person in sales may have a different idea of what counts.',
        ),
        action: pick(
          voice,
          'Write one page: what is paid, when, and for which result. Say so if pay is fixed. Go through it with each person before it starts.',
          'Ask each person who sells what they believe they are paid for. Decide on one rule, even if it is a fixed salary. Put it on one page and start next quarter.',
        ),
        outcome: pick(
          voice,
          'Those who sell know what a result earns.',
          'Pay in sales can be read on one page.',
        ),
        stake: pick(
          voice,
          'A dispute over pay can cost you a good person in sales.',
          'If you and a seller remember a promise differently, one of you feels cheated.',
        ),
        step: 'Write one page on pay in sales',
        measure: 'People in sales who have agreed to the page',
        milestone: 'The page on pay in sales is agreed',
      };
    },
  },
  'S-14': {
    priority: 'medium',
    when: {
      all: [
        { atLeast: ['team', 2] },
        { count: ['elems', 'atLeast', 1] },
        { not: { has: ['elems', 'scripts'] } },
        { not: { has: ['elems', 'proposals'] } },
      ],
    },
    silentWhere: noOpenOffers,
    needs: ['S-10', 'S-11'],
    ownerHours: { perWeek: 1, weeks: 3 },
    help: { staff: 'The best seller: two hours a week' },
    sources: ['CSO'],
    words: (voice) => {
      const { figures, customers } = voice;
      return {
        finding: pick(
          voice,
          `${capital(figures.team)} sell without shared answers or proposal templates.`,
          `There are no conversation guides and no proposal templates for ${figures.team} in sales.`,
        ),
        meaning: pick(
          voice,
          `What ${customers} hear depends on the person they speak to.`,
          'Each proposal is written from the beginning, which takes time and invites mistakes.',
        ),
        action: pick(
          voice,
          'Collect the three best proposals of last year and make one template of them. Write down good answers to the ten most frequent questions. Name one person who keeps both up to date.',
          'Ask all who sell for their best proposal and their hardest question. Make a template and a page of answers. Improve both after the next five talks.',
        ),
        outcome: pick(
          voice,
          'Proposals go out sooner and are of one quality.',
          'A new seller has something to start from.',
        ),
        stake: pick(
          voice,
          'Sooner or later a proposal goes out with a promise you cannot keep.',
          'A new seller loses orders while finding answers that others know already.',
        ),
        step: 'Make shared templates for proposals and frequent questions',
        measure: 'Proposals that start from the template, each month',
        milestone: 'The templates are in use',
      };
    },
  },
} as const satisfies GapRules<'S'>;
