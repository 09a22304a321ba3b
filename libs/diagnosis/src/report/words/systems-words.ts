import type { GapWords } from './rule-words.js';

export const systemsWords: Readonly<Record<string, GapWords>> = {
  'S-01': {
    weakness: [
      'Know-how sits in memory rather than on paper, so every absence and new start costs time.',
      'What people know goes home with them in the evening.',
    ],
    stake: [
      'What only one person knows cannot be handed over, so writing it down comes before most other steps.',
      'A task that is on record can be given away, and one that is not has to be explained each time.',
    ],
    step: 'Write down the ten tasks that come up most often',
    measure: 'Tasks that somebody has done from the record alone, counted up to ten',
    milestone: 'The ten most common tasks are written down and tried out',
  },
  'S-02': {
    weakness: [
      'Good habits exist, but no document shows them to anyone who was not there.',
      'People here know how it is done; a stand-in or a bank would find nothing to read.',
    ],
    stake: [
      'Habits that are not written down last only as long as the people who have them.',
      'A good habit becomes the company’s own on the day it is put on a page.',
    ],
    step: 'Turn the habits that work into one-page checklists',
    measure: 'Checklists in the manual, each with a date',
    milestone: 'The operations manual stands, a page for each habit',
  },
  'S-19': {
    weakness: 'Documents were made once, but they do not guide the daily work.',
    stake: 'Where documents are not trusted, people stop looking things up and ask instead.',
    step: 'Keep the documents that are used and drop the rest',
    measure: 'Documents whose review date has not passed',
    milestone: 'Only documents in use are left, each with its next review',
  },
  'S-03': {
    weakness: [
      'The way from order to payment is not the same every time, which costs rework and is hard to teach.',
      'Two people would do the same order in two ways, and both would be right by their own lights.',
    ],
    stake: [
      'As long as each job takes its own path, quality depends on memory and not on a standard.',
      'A standard for three steps already shows new people what good looks like.',
    ],
    step: 'Agree one standard way for the three weakest steps from order to payment',
    measure: 'Cases of rework in the three steps, counted each month',
    milestone: 'Three steps between order and payment follow one standard',
  },
  'S-04': {
    weakness: [
      'Everyday questions travel up to {{owner}} before the work goes on.',
      'People have learned that asking is quicker than deciding, and so they ask.',
    ],
    stake: [
      'Each question that waits for {{owner}} holds up the work, and the answer is forgotten by next week.',
      'A question that is answered by a rule is answered for good.',
    ],
    step: 'Note the questions that reach {{owner}} and settle those that come back',
    measure: 'Questions that reach {{owner}} in a week, compared with the first count',
    milestone: 'Questions that come back are settled by a rule, a limit or a named person',
  },
  'S-05': {
    weakness: [
      'Delivery stops where {{owner}} stops, and growth stops with it.',
      'Little more can be delivered than {{owner}} has hours for.',
    ],
    stake: [
      'If {{owner}} were ill, customers would be the first to notice.',
      'A first job done without {{owner}} proves more than any plan.',
    ],
    step: 'Let a team member lead the most common job from start to finish',
    measure: 'Standard jobs in a month that were delivered without {{owner}}',
    milestone: 'The first standard job is delivered without {{owner}}',
  },
  'S-06': {
    weakness: [
      'Most jobs start from a blank page, and only a few people can fill it.',
      'Each job has to be thought out anew, so experience counts for more than it should have to.',
    ],
    stake:
      'Work that is different every time binds the most experienced people, the owner among them.',
    step: 'Define one standard package with a fixed content and price',
    measure: 'Enquiries that the standard package fits, counted each month',
    milestone: 'The standard package is on offer and has been sold',
  },
  'S-07': {
    weakness: 'Nearly every service is made anew, so only the most experienced can deliver it.',
    stake: 'Tailored service pleases customers, and it is hard to pass on to anyone new.',
    step: 'Separate a standard core of the service from the extras',
    measure: 'Share of services delivered from the written core',
    milestone: 'The core of the service is written down and priced',
  },
  'S-08': {
    weakness: 'Attention is spread over many offers, and none of them carries the business.',
    stake:
      'Every small offer wants its own prices, know-how and marketing, and the best ones pay for that.',
    step: 'Judge each offer, and stop or reprice the two weakest',
    measure: 'Share of revenue from the main offer, each quarter',
    milestone: 'The two weakest offers are stopped or priced anew',
  },
  'S-09': {
    weakness: [
      'A change in the market of a single offer would be felt at once.',
      'Should demand for the main offer fall, there is nothing else to fall back on.',
    ],
    stake:
      'A second source of revenue takes time to build, and is best tried while the first is strong.',
    step: 'Test one related offer with existing customers',
    measure: 'Existing customers who tried the related offer, with what they said',
    milestone: 'Existing customers have tried a related offer',
  },
  'S-10': {
    weakness: [
      'How a sale is won is known only to whoever makes it.',
      'A new seller would have to learn by watching, and would copy the habits with the skill.',
    ],
    stake: [
      'Selling that is not written down cannot be taught, so it stays where it is today.',
      'Once the steps are on paper, it can be seen at which of them orders are lost.',
    ],
    step: 'Write down the steps from first contact to order',
    measure: 'Open cases that stand at one of the written steps',
    milestone: 'The sales process is on paper and in use',
  },
  'S-11': {
    weakness: [
      'Every seller takes their own path from enquiry to order.',
      'Nobody can say at a glance how far each enquiry has come.',
    ],
    stake: [
      'Without agreed steps a forecast is a guess, and little is learned from a lost sale.',
      'Once the steps are agreed, a lost order teaches something, and a forecast can be believed.',
    ],
    step: 'Agree the steps of a sale and go through open cases every week',
    measure: 'Weekly reviews of open cases that took place',
    milestone: 'The steps of a sale are agreed, and open cases have a weekly review',
  },
  'S-12': {
    weakness: [
      'Enquiries can slip through, and nobody would notice.',
      'A busy week is enough for an enquiry to be forgotten.',
    ],
    stake:
      'An enquiry costs money to win, and one that is not followed up is lost without a trace.',
    step: 'Set who answers each enquiry, how quickly, and when to ask again',
    measure: 'Open enquiries that nobody has touched for a week',
    milestone: 'Each source of enquiries has a rule for answering and asking again',
  },
  'S-13': {
    weakness: [
      'What success earns a seller has to be guessed or asked.',
      'Those who sell cannot look up what they are paid for, and may aim at the wrong orders.',
    ],
    stake: [
      'Unwritten promises on pay are harder to keep once people sell more on their own.',
      'Clear pay is part of handing sales over, since targets without it are only wishes.',
    ],
    step: 'Write one page on pay in sales',
    measure: 'Sellers who have read the page and agreed to it',
    milestone: 'The page on pay in sales is agreed',
  },
  'S-14': {
    weakness: 'Each seller finds their own words, so customers meet a different company each time.',
    stake: 'A new seller learns slowly where there is nothing to learn from.',
    step: 'Turn the best proposals and answers into shared templates',
    measure: 'Share of proposals that start from a template',
    milestone: 'Templates for proposals and frequent questions are in use',
  },
  'S-15': {
    weakness: 'Without statements, nobody outside can check how the business does.',
    stake:
      'Every talk with a bank, a partner or a later owner begins with the accounts, and these are missing.',
    step: 'Have the statements prepared and close the books monthly',
    measure: 'Months in a row whose books were closed by the fixed day',
    milestone: 'Two years of financial statements are ready, and the books close monthly',
  },
  'S-16': {
    weakness: [
      'Who decides what is known by habit and not from paper.',
      'Where two people think they decide, or neither does, nobody sees it.',
    ],
    stake: 'Where roles are not drawn, decisions go to whoever has always taken them.',
    step: 'Draw the chart by role, with a stand-in for each',
    measure: 'Roles with a responsible person and a stand-in',
    milestone: 'The organisation chart is drawn and known to everyone',
  },
  'S-17': {
    weakness: [
      'Ways of working that once fitted the company have been outgrown.',
      'What a smaller team could settle by talking now needs someone in charge of it.',
    ],
    stake: 'Loose processes cost more at {{emp}} employees than they did with a handful of people.',
    step: 'Name a person in charge of the main process in each department',
    measure: 'Improvements made in each department, with a note of what they brought',
    milestone: 'Each main process has a person in charge and a monthly review',
  },
  'S-18': {
    weakness: [
      'New people learn by watching, which takes long and ties up those they watch.',
      'How good a new colleague becomes depends on who has time in the first weeks.',
    ],
    stake: 'Work can be handed only to people who were prepared for it.',
    step: 'Write a plan of the first 30 days for the two most common roles',
    measure: 'New starters who work alone at the end of the plan',
    milestone: 'A written plan for new starters is in use',
  },
};
