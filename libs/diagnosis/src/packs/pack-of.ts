import type { Questionnaire } from '@ellac/contracts';
import { answersOf, notKnownOf, type Alias, type Answers } from '../model/answers.js';
import { keywordHits } from './keyword-hits.js';
import { defaultFlags, defaultNouns, type PackFlags, type PackNouns } from './pack.js';
import { packs, type PackId } from './packs.js';
import { topGiven } from '../model/derived.js';

/**
 * The trade of a business. If it is not certain: neutral words, and the flags that the answers
 * show.
 */
export type TradeOfBusiness = { readonly flags: PackFlags; readonly nouns: PackNouns } & (
  | { readonly sure: true; readonly pack: PackId }
  | { readonly sure: false; readonly pack?: never }
);

/** Customers who come in, buy and pay leave no offers, no commission and no invoices. */
const ofWalkIn: Partial<PackFlags> = { pipeline: false, commission: false, receivables: false };

const withConsequences = (flags: PackFlags): PackFlags =>
  flags.walkIn ? { ...flags, ...ofWalkIn } : flags;

const textsOf = ({
  company_info,
  staff,
  growth,
  qualitative,
}: Questionnaire): readonly string[] => [
  company_info.name,
  staff.departments,
  qualitative.vision,
  qualitative.challenges,
  qualitative.opportunities,
  growth.strategy,
];

/** The only value, where there is no other. */
const onlyOne = <Value>(values: readonly Value[]): Value | undefined =>
  new Set(values).size === 1 ? values[0] : undefined;

const packOfTrade = (trade: string): PackId | undefined =>
  onlyOne(keywordHits(trade).map(({ pack }) => pack));

/**
 * The trade that the texts name for certain: two different words of it and none of another trade. A
 * single word may name a customer's trade.
 */
function packOfTexts(texts: readonly string[]): PackId | undefined {
  const hits = texts.flatMap(keywordHits);
  const keywords = new Set(hits.map(({ keyword }) => keyword));
  return keywords.size >= 2 ? onlyOne(hits.map(({ pack }) => pack)) : undefined;
}

/**
 * A franchise, or a licence that the business holds. Licences that a software company sells, or
 * that learners get, do not count, so only phrases such as `our licence` and `the licence for`
 * match.
 */
const licence = new RegExp(
  [
    String.raw`\bfranchis(?:e|es|ed|ee|ees|or|ors|ing)\b`,
    String.raw`\blicen[cs]ees?\b`,
    String.raw`\bunder (?:a |an )?(?:\w+ )?licen[cs]e\b`,
    String.raw`\b(?:our|my) (?:(?!software|driving)\w+ )?licen[cs]e\b`,
    String.raw`\bthe (?:(?!software|driving)\w+ )?licen[cs]e (?:for|from|of|ends?|expires?|runs?)\b`,
  ].join('|'),
  'i',
);

/** Whether a text names a franchise or a licence under which the business works. */
const isLicensed = (text: string): boolean => licence.test(text);

const neededForWalkIn: readonly Alias[] = ['top', 'prj', 'rec', 'ownerS', 'one'];

/**
 * Whether customers seem to come in and buy: none of them is large, few come by project or by
 * agreement, and others than the owner sell. The limits are judgement.
 */
const looksWalkIn = (answers: Answers, notKnown: ReadonlySet<Alias>): boolean =>
  !neededForWalkIn.some((alias) => notKnown.has(alias)) &&
  topGiven(answers) &&
  answers.top < 10 &&
  answers.prj < 20 &&
  answers.rec < 30 &&
  answers.ownerS < 50 &&
  (answers.industry === 'retail' || answers.one >= 60);

/**
 * The trade of a business: by what the owner calls it, else by the words in the answers.
 *
 * @param trade the owner's own name for it, if given
 */
export function packOf(questionnaire: Questionnaire, trade = ''): TradeOfBusiness {
  const texts = textsOf(questionnaire);
  const id = packOfTrade(trade) ?? packOfTexts(texts);
  const pack = packs.find((each) => each.id === id);
  const licensed = [trade, ...texts].some(isLicensed);
  if (pack === undefined) {
    const walkIn = looksWalkIn(answersOf(questionnaire), notKnownOf(questionnaire));
    const flags = withConsequences({ ...defaultFlags, walkIn, licensed });
    return { sure: false, flags, nouns: defaultNouns };
  }
  const flags = withConsequences({ ...defaultFlags, ...pack.flags, licensed });
  return { sure: true, pack: pack.id, flags, nouns: pack.nouns };
}
