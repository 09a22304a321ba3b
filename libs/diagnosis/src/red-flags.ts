import { formatMoney, type SituationId } from '@ellac/contracts';
import { daysInWords, functionsRun, percentInWords } from './model/answer-words.js';
import type { Alias } from './model/answers.js';
import type { RedFlag } from './diagnosis.js';
import type { Ground } from './situation/ground.js';
import { monthInWords } from './text/months.js';
import type { TextFact } from './text-facts/text-fact.js';
import { timeOf } from './voice/times.js';

type FlagGround = Omit<Ground, 'scoring' | 'marks' | 'trade' | 'questionnaire'>;

interface RedFlagRule {
  readonly id: RedFlag['id'];
  /**
   * The answers that the flag depends on, besides facts. The flag is skipped where one is not
   * known.
   */
  readonly inputs: readonly Alias[];
  /** The situations that already contain it. */
  readonly of: readonly SituationId[];
  /** The sentence for the owner, with the figure; undefined where the flag does not hold. */
  readonly text: (ground: FlagGround) => string | undefined;
  /** What follows from it, as a sentence. */
  readonly consequence: string;
}

/** Months from now on in which a date presses; judgement. */
const yearAhead = 12;

/** The share of sales, in %, from which the owner's own sales are a red flag; judgement. */
export const ownerSalesFlag = 75;

/** Days of absence below which it is a red flag; judgement. */
export const absenceFlag = 7;

/** The sentence of a business whose functions all need the owner. */
export const noFunctionRuns = 'None of the six functions runs without you.';

/**
 * The sentence on the owner's longest absence.
 *
 * @param days fewer than seven
 */
export const copesFor = (days: number): string =>
  `The business copes for less than a week without you (${daysInWords(days)}).`;

const coming = ({ months }: TextFact, limit: number): boolean =>
  months !== undefined && months >= 0 && months <= limit;

const when = ({ date }: TextFact): string =>
  date === undefined ? 'soon' : `in ${monthInWords(date)}`;

/** Not finer than the owner wrote it: `by August 2028` for a summer. */
const byThen = (fact: TextFact, { answers: { country } }: FlagGround): string =>
  timeOf(fact, country)?.by ?? 'soon';

const find = (
  { facts }: FlagGround,
  kind: TextFact['kind'],
  holds: (fact: TextFact) => boolean = () => true,
): TextFact | undefined => facts.find((fact) => fact.kind === kind && holds(fact));

const things = { contract: 'A contract', site: 'A lease', right: 'A licence or permit' } as const;

/** Limits are judgement. */
const redFlagRules: readonly RedFlagRule[] = [
  {
    id: 'liquidity',
    inputs: [],
    of: ['survive'],
    text: (ground) => (find(ground, 'liquidity') ? 'Cash is short now.' : undefined),
    consequence: 'Wages, taxes and suppliers come before every plan until it is settled.',
  },
  {
    id: 'loss',
    inputs: ['rev', 'nm'],
    of: ['survive'],
    text: ({ answers: { rev, nm } }) =>
      rev > 0 && nm < 0
        ? `The business makes a loss: the net margin is ${percentInWords(nm)}.`
        : undefined,
    consequence: 'Each month of it is paid from cash, credit or your own pocket.',
  },
  {
    id: 'no-margin',
    inputs: ['rev', 'nm', 'gm'],
    of: ['thin-margin'],
    text: ({ answers: { rev, nm, gm } }) =>
      rev > 0 && !(nm === 0 && gm === 0) && nm >= 0 && nm < 2
        ? `The net margin is ${percentInWords(nm)}.`
        : undefined,
    consequence: 'One bad job or one customer who pays late turns that into a loss.',
  },
  {
    id: 'client-event',
    inputs: [],
    of: ['few-clients'],
    text: (ground) => {
      const share = find(
        ground,
        'client-share',
        ({ percent, tense }) => (percent ?? 0) >= 25 && tense !== 'happened',
      );
      const event =
        find(
          ground,
          'event',
          (fact) =>
            fact.tense === 'coming' && fact.about === 'client' && (fact.months ?? 0) <= yearAhead,
        ) ??
        find(ground, 'term-ends', (fact) => fact.thing === 'contract' && coming(fact, yearAhead));
      if (share?.percent === undefined || event === undefined) return undefined;
      const client = `client with ${percentInWords(share.percent)} of revenue`;
      return event.kind === 'event'
        ? `The work for a ${client} is decided ${byThen(event, ground)}.`
        : `The contract of a ${client} ends ${when(event)}.`;
    },
    consequence: 'What is done if that client goes has to be clear before then.',
  },
  {
    id: 'one-client',
    inputs: [],
    of: ['few-clients'],
    text: (ground) => {
      const share = find(
        ground,
        'client-share',
        ({ percent, tense }) => (percent ?? 0) >= 40 && tense !== 'happened',
      );
      return share?.percent === undefined
        ? undefined
        : `One client brings ${percentInWords(share.percent)} of revenue.`;
    },
    consequence: 'One decision elsewhere can end the year.',
  },
  {
    id: 'largest-clients',
    inputs: ['top'],
    of: [],
    text: ({ answers: { top } }) =>
      top >= 50 ? `The three largest clients bring ${percentInWords(top)} of revenue.` : undefined,
    consequence: 'If one of these three clients leaves, the year changes.',
  },
  {
    id: 'person-leaves',
    inputs: [],
    of: ['exit-short', 'owner-bound'],
    text: (ground) => {
      const leaves = find(
        ground,
        'person-leaves',
        (fact) => fact.tense === 'coming' && coming(fact, yearAhead),
      );
      return leaves && `${leaves.person ?? 'Somebody the business needs'} leaves ${when(leaves)}.`;
    },
    consequence: 'What only this person knows has to be learned by somebody else before then.',
  },
  {
    id: 'term-ends',
    inputs: [],
    of: ['exit-short'],
    text: (ground) => {
      const term = find(ground, 'term-ends', (fact) => coming(fact, yearAhead));
      // The flag on the client already covers the contract of a large client.
      const isTold = term?.thing === 'contract' && find(ground, 'client-share') !== undefined;
      if (isTold) return undefined;
      return term && `${things[term.thing ?? 'contract']} ends ${when(term)}.`;
    },
    consequence: 'Until it is renewed, promise nothing that needs it for longer.',
  },
  {
    id: 'exit-unprepared',
    inputs: ['funcs'],
    of: ['exit-short'],
    text: (ground) => {
      const { situation, answers } = ground;
      const exit = find(ground, 'wish-exit', (fact) => coming(fact, 24));
      const count = answers.funcs.length;
      if (situation.id !== 'exit-short' || exit === undefined || count > 2) return undefined;
      return `The handover is planned ${byThen(exit, ground)}, and ${functionsRun(count)} without you.`;
    },
    consequence: 'A successor needs to see more of the work done by others.',
  },
  {
    id: 'partner-terms',
    inputs: [],
    of: ['exit-long'],
    text: (ground) =>
      ground.situation.id === 'exit-long' &&
      ground.situation.variant === 'partner' &&
      find(ground, 'partners-unsettled')
        ? 'The partners have not agreed what a share is worth or how it is paid.'
        : undefined,
    consequence: 'Without that, each month makes the talk harder and not easier.',
  },
  {
    id: 'retention',
    inputs: ['rec', 'ret'],
    of: ['leaking'],
    text: ({ answers: { rec, ret } }) =>
      rec >= 50 && ret > 0 && ret < 50
        ? `${percentInWords(rec)} of revenue recurs, and ${percentInWords(ret)} of customers stay.`
        : undefined,
    consequence: 'More than half of that revenue has to be won again each year.',
  },
  {
    id: 'no-function',
    inputs: ['funcs', 'emp'],
    of: ['owner-bound'],
    text: ({ answers: { funcs, emp } }) =>
      funcs.length === 0 && emp > 2 ? noFunctionRuns : undefined,
    consequence: 'Work stops wherever you are not.',
  },
  {
    id: 'absence',
    inputs: ['absd'],
    of: [],
    text: ({ answers: { absd } }) => (absd < absenceFlag ? copesFor(absd) : undefined),
    consequence: 'A short illness would be enough to stop the work.',
  },
  {
    id: 'owner-sales',
    inputs: ['ownerS'],
    of: [],
    text: ({ answers: { ownerS, partners } }) =>
      ownerS >= ownerSalesFlag
        ? `${partners >= 2 ? 'The partners make' : 'You make'} ${percentInWords(ownerS)} of sales.`
        : undefined,
    consequence: 'Orders stop coming in when you are away.',
  },
  {
    id: 'growth-cash',
    inputs: ['growth'],
    of: ['grow'],
    text: ({ money, answers }) => {
      const cash = money.find((fact) => fact.id === 'growth-cash');
      const years = cash?.values.yearsOfProfit;
      return cash !== undefined && years !== undefined && years[0] > 1
        ? `Growth binds about ${formatMoney(cash.values.cash[0], answers.country)}, more than a year of profit.`
        : undefined;
    },
    consequence: 'The money has to be found before the first order is taken.',
  },
  {
    id: 'no-statements',
    inputs: ['fs'],
    of: [],
    text: ({ answers: { fs } }) =>
      fs ? undefined : 'Financial statements of the last two years are not available.',
    consequence: 'Neither a bank nor a buyer can check the figures.',
  },
];

/** The answers that decide about red flags of every situation. */
export const redFlagInputs: readonly Alias[] = ['absd', 'ownerS', 'top', 'rev', 'nm', 'fs'];

/**
 * The red flags that hold, those of the situation first. A flag whose answers are not known is
 * skipped; where too little is known, the list is empty.
 */
export function redFlagsOf(ground: FlagGround): readonly RedFlag[] {
  if (ground.situation.id === 'too-little') return [];
  const flags = redFlagRules.flatMap((rule): RedFlag[] => {
    if (rule.inputs.some((alias) => ground.notKnown.has(alias))) return [];
    const text = rule.text(ground);
    const isOfSituation = rule.of.includes(ground.situation.id);
    return text === undefined
      ? []
      : [{ id: rule.id, text, consequence: rule.consequence, isOfSituation }];
  });
  return [
    ...flags.filter((flag) => flag.isOfSituation),
    ...flags.filter((flag) => !flag.isOfSituation),
  ];
}
