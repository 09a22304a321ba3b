import type { FittedWords } from '../rule-words.js';
import type { BySize } from '../wording.js';

export const fittedSystems: Readonly<Record<string, BySize<FittedWords>>> = {
  'S-01': {
    solo: {
      action:
        'List the ten tasks that come up most often, record each one once as a short video or checklist, and keep them all in one place.',
      expectedOutcome:
        'Whoever helps out or joins one day can do the ten core tasks without asking {{owner}}.',
    },
    large: {
      action:
        'Let each department list the ten tasks that come up most often, record each one once as a short video or checklist, and name who keeps it up to date.',
      expectedOutcome: 'Someone new in any department can do its core tasks without asking around.',
      step: 'Have each department write down its ten most frequent tasks',
      measure: 'Departments whose ten tasks have been done from the record alone',
      milestone: 'Every department has its ten most frequent tasks on record',
    },
  },
  'S-02': {
    solo: {
      weakness:
        'It is known how the work is done, but a stand-in or a bank would find nothing to read.',
      action:
        'Turn the habits that work into one-page checklists, with dates, and keep them in one folder that somebody else could find.',
      expectedOutcome:
        'Proof that the work does not depend on one memory, for a helper, a bank or a buyer.',
    },
  },
  'S-03': {
    solo: {
      weakness:
        'The way from order to payment is not the same every time, which costs hours and is hard to teach.',
      expectedOutcome:
        'Fewer errors in the three steps, and a standard that a first helper could follow.',
    },
    small: { help: 'Whoever knows the three steps best: 2 hours a week' },
  },
  'S-06': {
    solo: { expectedOutcome: 'A growing share of work that a helper could deliver.' },
  },
  'S-07': {
    solo: {
      weakness: 'Nearly every service is thought out anew, so hardly anyone else could deliver it.',
      expectedOutcome: 'The core takes less of {{owners}} time, and a helper could learn it.',
    },
  },
  'S-11': {
    solo: {
      weakness: 'How far each enquiry has come is known, if at all, by heart.',
      action:
        'Write down the steps of a sale and what each one means, and go through all open cases on the same day each week.',
      expectedOutcome: 'A forecast that can be trusted, and no enquiry that is forgotten.',
    },
  },
  'S-12': {
    solo: {
      action: 'For each source of enquiries, set how quickly it is answered and when to ask again.',
      step: 'Set how quickly each enquiry is answered and when to ask again',
    },
    small: { help: 'Whoever takes the calls: half a day' },
  },
  'S-16': {
    small: {
      action:
        'Draw the chart by role rather than by name. In a team of {{emp}}, one person may hold several roles, but each role needs a stand-in.',
      help: 'One colleague: half a day',
    },
    large: { help: 'Head of administration as lead: two days in all' },
  },
  'S-19': {
    solo: {
      action:
        'Keep the documents that were used this year, drop the others, and give each one that stays a review date.',
    },
  },
};
