import type { ItemModel } from '../../scored-items.js';
import type { StepWords } from '../../rules/rule-words.js';
import type { Phrase } from '../../text/phrase.js';

/** For a scored answer, where an area has too few rules to speak of. */
interface ItemWords extends StepWords {
  readonly action: Phrase;
  readonly expectedOutcome: Phrase;
}

/** What to do about a scored answer that no rule speaks of: keep it in good order. */
export const keepWords = {
  proc: {
    action:
      'Once a year, follow one order from the first call to the payment and note where it waits.',
    expectedOutcome: 'Processes that keep up with the business.',
    stake: 'Processes lose their shape as a business changes, and a yearly look brings it back.',
    step: 'Follow one order from start to finish once a year',
    measure: 'Places where an order waits, counted each year',
    milestone: 'One order has been followed from start to finish',
  },
  docu: {
    action: 'Each quarter, choose one task that is not written down yet and write it down.',
    expectedOutcome: 'Know-how that grows on paper as well as in heads.',
    stake: 'What is written down stays in the company when people change.',
    step: 'Write down one more task each quarter',
    measure: 'Tasks added to the documents, each quarter',
    milestone: 'Four more tasks are written down',
  },
  deliv: {
    action: 'Look twice a year at the deliveries that still needed the owner, and at the reason.',
    expectedOutcome: 'Delivery needs the owner a little less each year.',
    stake: 'Exceptions that reach {{owner}} show where delivery can still be freed.',
    step: 'Look at the deliveries that still needed {{owner}}',
    measure: 'Deliveries in half a year that needed {{owner}}',
    milestone: 'The reasons why deliveries needed {{owner}} are known',
  },
  elems: {
    action: 'Read the written sales material once a year, and improve its weakest page.',
    expectedOutcome: 'Selling that can be taught and stays up to date.',
    stake: 'Sales material is only as good as its last review.',
    step: 'Improve the weakest page of the sales material',
    measure: 'Pages of sales material improved in the year',
    milestone: 'The sales material has had its yearly reading',
  },
  deleg: {
    action: 'Each year, choose one more kind of decision that somebody else takes for good.',
    expectedOutcome: 'Room to decide that grows step by step.',
    stake: 'Room to decide grows only when it is given away on purpose.',
    step: 'Choose one more kind of decision to give away',
    measure: 'Kinds of decisions that others take for good',
    milestone: 'One more kind of decision lies in other hands',
  },
  absd: {
    action: "Lengthen the owner's longest absence a little each year, and write down what came up.",
    expectedOutcome: 'A company that is used to working without its owner.',
    stake: 'Being away is a skill of the company, and it grows with practice.',
    step: 'Plan the next absence a little longer than the last',
    measure: 'Longest absence of the year, in days',
    milestone: 'An absence longer than the last has been passed',
  },
  funcs: {
    action: 'Name the function that needs the owner most, and free it of one task each quarter.',
    expectedOutcome: 'More of the company runs on its own.',
    stake: 'The function that needs {{owner}} most decides how free the others are.',
    step: 'Free one function of one task each quarter',
    measure: 'Tasks that have left {{owners}} desk, each quarter',
    milestone: 'Four tasks have left {{owners}} desk',
  },
  trans: {
    action:
      'Talk through the handover once a year: who could take which role, and what is left to learn.',
    expectedOutcome: 'A handover that stays a plan and never becomes a surprise.',
    stake: 'A handover that is talked about every year is easier to begin.',
    step: 'Talk through the handover once a year',
    measure: 'Roles with a possible successor',
    milestone: 'The yearly talk about the handover has taken place',
  },
  adv: {
    action: 'Ask five customers each year why they chose the company, and compare the answers.',
    expectedOutcome: 'An advantage that is known from customers and not assumed.',
    stake: 'What customers value changes slowly, and it is noticed by asking.',
    step: 'Ask five customers why they chose the company',
    measure: 'Reasons that customers name, compared with the year before',
    milestone: 'Five customers have said why they chose the company',
  },
  ret: {
    action: 'Note each customer who leaves, with the reason, and read the list twice a year.',
    expectedOutcome: 'Losses are noticed while something can still be done.',
    stake: 'Customers leave one at a time, and only a list shows the pattern.',
    step: 'Note each lost customer with the reason',
    measure: 'Lost customers with a known reason',
    milestone: 'The list of lost customers has been read twice',
  },
  top: {
    action:
      'Look at the share of the largest clients each quarter, before taking on more of their orders.',
    expectedOutcome: 'No dependence grows unseen.',
    stake: 'Dependence on a few clients grows with every good order, so it needs a figure.',
    step: 'Look at the share of the largest clients each quarter',
    measure: 'Share of the three largest clients, each quarter',
    milestone: 'The share of the largest clients has been looked at for a year',
  },
  rq: {
    action: 'Offer one more group of customers an agreement that renews.',
    expectedOutcome: 'A broader base of revenue that returns.',
    stake: 'Revenue that returns by itself is the calm part of every plan.',
    step: 'Offer an agreement that renews to one more group of customers',
    measure: 'Customers with an agreement that renews',
    milestone: 'One more group of customers has been offered an agreement',
  },
} as const satisfies Partial<Record<ItemModel['id'], ItemWords>>;

/** A scored answer that the plan can speak of where an area has too few rules. */
export type ItemWithWords = keyof typeof keepWords;

export const hasWords = (itemId: string): itemId is ItemWithWords => itemId in keepWords;

/** What to do about the same answers where they were left open: find out. */
export const findOutWords: Readonly<Record<ItemWithWords, ItemWords>> = {
  proc: {
    action: 'Follow three recent orders from start to finish, and note where they differed.',
    expectedOutcome: 'A fair view of how steady the processes are.',
    stake: 'How steady the work runs is not known, and it carries most weight among the systems.',
    step: 'Follow three recent orders and note the differences',
    measure: 'Differences found between the three orders',
    milestone: 'Three orders have been followed and compared',
  },
  docu: {
    action: 'List what is written down today, where it lies, and when it was last used.',
    expectedOutcome: 'It is clear what exists and what is missing.',
    stake: 'Nobody can judge how much of the know-how is on paper while there is no list.',
    step: 'List what is written down today',
    measure: 'Documents on the list that were used this year',
    milestone: 'The list of existing documents is complete',
  },
  deliv: {
    action: 'For one month, note which deliveries needed the owner.',
    expectedOutcome: "The owner's part in delivery is known.",
    stake: 'Whether delivery works without {{owner}} can be found out by counting.',
    step: 'Note for a month which deliveries needed {{owner}}',
    measure: 'Deliveries of the month with and without {{owner}}',
    milestone: 'A month of deliveries is on record',
  },
  elems: {
    action: 'Collect in one place whatever is written about selling.',
    expectedOutcome: 'The starting point in sales is clear.',
    stake: 'What exists in writing about selling decides how soon others can learn it.',
    step: 'Collect whatever is written about selling',
    measure: 'Parts of selling that were found in writing',
    milestone: 'The written parts of selling lie in one place',
  },
  deleg: {
    action: 'For two weeks, note which decisions came to the owner and which did not.',
    expectedOutcome: 'It is known where decisions are taken.',
    stake: 'Where decisions are taken is an open question, and a short list answers it.',
    step: 'Note for two weeks where decisions are taken',
    measure: 'Decisions noted, with and without {{owner}}',
    milestone: 'Two weeks of decisions are on record',
  },
  absd: {
    action:
      'Look up the longest time in the last two years in which the owner was away without calls.',
    expectedOutcome: 'A true starting point for longer absences.',
    stake:
      'How long the business copes without {{owner}} is the plainest test, and its result is open.',
    step: 'Look up the longest absence of the last two years',
    measure: 'Longest absence without calls, in days',
    milestone: 'The longest absence so far is known',
  },
  funcs: {
    action: 'Go through the six functions, and tick those that ran without the owner last month.',
    expectedOutcome: 'A picture of what runs on its own.',
    stake: 'Which functions run on their own decides where to begin.',
    step: 'Tick the functions that ran without {{owner}} last month',
    measure: 'Functions that ran without {{owner}} last month',
    milestone: 'It is known which functions run on their own',
  },
  trans: {
    action: 'Write down in five lines what handing over would mean, and to whom.',
    expectedOutcome: 'A first answer to the question of handover.',
    stake: 'The question of handover is open, and five lines are enough to start it.',
    step: 'Write five lines on what handing over would mean',
    measure: 'Open questions about the handover that have an answer',
    milestone: 'Five lines on the handover are written',
  },
  adv: {
    action: 'Ask five customers why they buy here, and write down their words.',
    expectedOutcome: "The advantage in the customers' own words.",
    stake: 'Customers know why they buy, and asking them costs an afternoon.',
    step: 'Ask five customers why they buy',
    measure: 'Customers asked, and the reasons they share',
    milestone: 'Five customers have given their reasons',
  },
  ret: {
    action: "Count how many of last year's customers bought again this year.",
    expectedOutcome: 'Retention is a figure and no longer a feeling.',
    stake: 'How many customers stay is not known, and much of the plan depends on it.',
    step: "Count how many of last year's customers bought again",
    measure: 'Customers who bought again, out of all of last year',
    milestone: 'Retention is known as a figure',
  },
  top: {
    action: 'Add up what the three largest clients brought last year.',
    expectedOutcome: 'The weight of the largest clients is known.',
    stake: 'The weight of the largest clients is open, and one list of invoices shows it.',
    step: 'Add up the revenue of the three largest clients',
    measure: 'Share of the three largest clients in last year’s revenue',
    milestone: 'The share of the largest clients is known',
  },
  rq: {
    action: "Divide last year's revenue into recurring, project and one-time.",
    expectedOutcome: 'It is known how much revenue returns by itself.',
    stake: 'How much revenue returns by itself decides how well a year can be planned.',
    step: "Divide last year's revenue by kind",
    measure: 'Recurring, project and one-time shares of last year',
    milestone: 'The kinds of revenue are known with their shares',
  },
};
