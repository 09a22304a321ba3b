import { figuresOf } from './answer-values.js';
import { type Country, formatMoney, formatNumber } from '@ellac/contracts';
import type { Alias, Answers } from '../model/answers.js';
import { isSolo } from '../model/derived.js';
import type { MoneyFact, MoneyFactOf, MoneyId } from '../money/money-fact.js';
import type { PackFlags, PackNouns } from '../packs/pack.js';
import type { TextFact } from '../text-facts/text-fact.js';
import { sizeOf } from '../model/size.js';
import { askerIn } from './asker-words.js';
import { clientIn } from './client-words.js';
import { creditorsIn } from './creditor-words.js';
import { deadlinesIn } from './deadline-words.js';
import { exitOf } from './exit-voice.js';
import { growthPartIn } from '../text-facts/values/planned-place.js';
import { leaveReasonIn, leaveWindowIn } from './leave-words.js';
import { onlyOneIn } from './only-one-words.js';
import { goneIn } from './gone-words.js';
import { one, personNamed, you, type Person } from './person.js';
import { safePhrase } from './safe-phrase.js';
import { termIn } from './term-words.js';
import { soonestOf, timeOf } from './times.js';
import type { Leaver, Voice } from './voice.js';

/** What the words of rules are drawn from. */
export interface VoiceGround {
  /** Chooses between wordings; the same for the same business. */
  readonly seed: string;
  readonly company: string;
  readonly answers: Answers;
  readonly notKnown: ReadonlySet<Alias>;
  readonly facts: readonly TextFact[];
  readonly money: readonly MoneyFact[];
  readonly trade: {
    readonly nouns: PackNouns;
    readonly flags: PackFlags;
  };
  /** The owner's text on growth; empty where it is not to be read. */
  readonly strategy: string;
  /** The answer on challenges. */
  readonly challenges?: string;
}

type Facts = (kind: TextFact['kind']) => readonly TextFact[];

const moneyIn = <Id extends MoneyId>(money: readonly MoneyFact[], id: Id) =>
  money.find((fact): fact is MoneyFactOf<Id> & MoneyFact => fact.id === id);

const percent = (value: number): string => `${formatNumber(value)}%`;

const severalLeave =
  /\b(?:[Bb]oth|[Tt]wo|[Tt]hree|[Ff]our|[Ss]everal|[Hh]alf)\b[^.;]{0,40}\b(?:leave|leaving|retire|retiring|go|going|stop)\b/;

function leaverOf(of: Facts, country: Country): Leaver {
  const fact = soonestOf(of('person-leaves').filter(({ tense }) => tense !== 'happened'));
  const areSeveral = severalLeave.test(fact?.sentence ?? '');
  const found = areSeveral ? undefined : personNamed(fact?.person);
  const somebody: Person = areSeveral
    ? { name: 'the people who leave', isPlural: true }
    : one('the person who leaves');
  const time = fact && timeOf(fact, country);
  const alone = of('only-one').find(({ sentence }) => sentence === fact?.sentence);
  const carries = onlyOneIn(alone?.sentence ?? '')?.does;
  return {
    ...(found ?? somebody),
    isKnown: found !== undefined,
    ...(time && { time }),
    ...(carries !== undefined && { carries }),
  };
}

function holderOf(of: Facts): Voice['holder'] {
  const told = of('only-one');
  const fact = told.find(({ sentence = '' }) => onlyOneIn(sentence) !== undefined) ?? told[0];
  const work = onlyOneIn(fact?.sentence ?? '');
  const found = fact?.who === 'owner' ? you : personNamed(fact?.person);
  return {
    ...(found ?? one('one person')),
    isKnown: found !== undefined,
    isHabit: work?.isHabit === true && found === you,
    ...(work && { does: work.does }),
  };
}

const largestShareOf = (of: Facts): TextFact | undefined =>
  of('client-share')
    .filter(({ tense, percent: part }) => tense !== 'happened' && part !== undefined)
    .toSorted((fact, other) => other.percent! - fact.percent!)[0];

function clientOf(of: Facts, country: Country): Voice['client'] {
  const share = largestShareOf(of);
  const decides = soonestOf([
    ...of('term-ends').filter(({ thing }) => thing === 'contract'),
    ...of('event').filter(
      ({ tense, about }) => tense === 'coming' && (about ?? 'client') === 'client',
    ),
  ]);
  const time = decides && timeOf(decides, country);
  const name = clientIn(decides?.sentence ?? '') ?? clientIn(share?.sentence ?? '');
  // In another answer, the share may belong to another client.
  const isSame = decides === undefined || decides.path === share?.path;
  return {
    ...(share?.percent !== undefined && isSame && { share: percent(share.percent) }),
    ...(name !== undefined && isSame && { name }),
    ...(time && { time }),
  };
}

/** In English, German and French; accents and apostrophes as people leave them out. */
const forNothing =
  /\b(?:for free|free of charge|for nothing|no charge|without (?:charging|a bill)|(?:do not|don['’]?t|never) (?:charge|bill|invoice)|gratis|kostenlos|umsonst|gratuitement|sans (?:le |les )?facturer)\b/iu;

/** The part of the revenue that nobody can be asked to win from others at once; judgement. */
const mostOtherRevenue = 0.3;

const fixedPrices =
  /\b(?:prices?|price list|fees?|rates?|tariffs?) (?:is|are) (?:all )?(?:fixed|frozen|set) (?:until|till) ([^.;,]{3,30}?)(?=[.;,!]|$| (?:and|but|so|while)\b)/i;

/** Everything that a text may name, drawn from answers, facts, money and trade. */
export function voiceOf(ground: VoiceGround): Voice {
  const { seed, company, answers, notKnown, facts, money, trade, strategy } = ground;
  const knows = (alias: Alias) => !notKnown.has(alias);
  const of: Facts = (kind) => facts.filter((fact) => fact.kind === kind);
  const sentencesOf = (kind: TextFact['kind']) => of(kind).map(({ sentence = '' }) => sentence);
  const first = (kind: TextFact['kind'], find: (sentence: string) => string | undefined) =>
    sentencesOf(kind)
      .map(find)
      .find((found) => found !== undefined);

  const largest = largestShareOf(of)?.percent;
  const term = soonestOf(of('term-ends'));
  const termTime = term && timeOf(term, answers.country);
  const days = of('payment-days')[0]?.days;
  const fixedUntil = first('cost-squeeze', (sentence) =>
    safePhrase(fixedPrices.exec(sentence)?.[1], 5),
  );
  const leavesWhen = first('why-leave', leaveWindowIn);
  const leavesWhy = first('why-leave', leaveReasonIn);
  const largestClient = clientIn(largestShareOf(of)?.sentence ?? '');
  const payer =
    first('late-payer', clientIn) ?? (of('late-payer').length > 0 ? largestClient : undefined);
  const late = moneyIn(money, 'late-cash')?.values;
  const asker = first('open-question', askerIn);
  const gone = of('person-leaves').find(({ tense }) => tense === 'happened');
  const goneName = goneIn(gone?.sentence ?? '');
  const loss = moneyIn(money, 'break-even')?.values;
  const cap = moneyIn(money, 'share-cap')?.values;
  const restated = moneyIn(money, 'restated')?.values;

  return {
    seed,
    company,
    answers,
    figures: figuresOf(answers),
    size: sizeOf(knows('emp') ? answers.emp : 0),
    flags: trade.flags,
    isAlone: knows('emp') && answers.emp === 1,
    isTiny: knows('emp') && isSolo(answers),
    hasPartners: answers.partners >= 2,
    customers: trade.nouns.customer,
    isShortOfCash: of('liquidity').length > 0,
    investsInGrowth: knows('growth') && knows('gm') && answers.growth >= 30 && answers.gm >= 50,
    leaver: leaverOf(of, answers.country),
    exit: exitOf(facts, answers),
    holder: holderOf(of),
    term: {
      what: term === undefined ? termIn({}) : termIn(term),
      ...(termTime && { time: termTime }),
    },
    ...(largest !== undefined && { largestShare: percent(largest) }),
    client: clientOf(of, answers.country),
    ...(largestClient !== undefined && { largestClient }),
    payer: {
      name: payer ?? 'that client',
      ...(late && { heldBack: `about ${formatMoney(late.cash, answers.country)}` }),
    },
    ...(asker !== undefined && { asker }),
    ...(goneName !== undefined && { goneName }),
    deadlines: deadlinesIn(of('deadline'), ground.challenges ?? '', answers.country),
    givesAway: sentencesOf('low-prices').some((sentence) => forNothing.test(sentence)),
    creditors: creditorsIn(sentencesOf('liquidity')),
    leaving: {
      ...(leavesWhen !== undefined && { when: leavesWhen }),
      ...(leavesWhy !== undefined && { why: leavesWhy }),
    },
    ...(days !== undefined && { payDays: `${formatNumber(days)} days` }),
    ...(fixedUntil !== undefined && { pricesFixedUntil: fixedUntil }),
    newPart: growthPartIn(strategy) ?? 'the new part',
    ...(loss && {
      breakEven: {
        ...(loss.priceRise !== undefined && { priceRise: percent(loss.priceRise) }),
        costCut: percent(loss.costCut),
      },
    }),
    ...(cap &&
      cap.otherRevenue <= answers.rev * mostOtherRevenue && {
        otherRevenue: `about ${formatMoney(cap.otherRevenue, answers.country)}`,
      }),
    isPayGiven: restated !== undefined && restated.assumedPay === undefined,
  };
}
