import { documentInWords, ratingInWords } from '../answer-words.js';
import type { Alias, AliasOf, Answers } from '../answers.js';
import type { RatingId } from '../ratings.js';
import { type Curve, pointsOn } from './curve.js';
import type { QuantityWords } from './item-amounts.js';

/** One of the thirty scored items. */
export interface ItemModel<Id extends Alias | 'rq' | 'pi' = Alias | 'rq' | 'pi'> {
  /** The model's short name: of the answer, or of the derived value. */
  readonly id: Id;
  readonly label: string;
  /** Per cent of the area's score; each area's weights are 100 together. */
  readonly weight: number;
  /** The answers that are scored; if one of them is marked as not known, the item is open. */
  readonly answers: readonly Alias[];
  /** Answers that only set the scale, such as the industry. */
  readonly comparedWith?: readonly Alias[];
  /** False where the answer cannot be told from a field left empty. */
  readonly isGiven?: (answers: Answers) => boolean;
  /** 0–10. */
  readonly points: (answers: Answers, notKnown: ReadonlySet<Alias>) => number;
  /** As the breakdown of the score shows it. */
  readonly inWords: (answers: Answers) => string;
  /** As a clause in lower case that can stand in a sentence to the owner. */
  readonly clause: (answers: Answers) => string;
}

/** A scored answer that conditions may compare with a number. */
export interface QuantityItem<Id extends Alias = Alias> extends ItemModel<Id> {
  readonly quantity: QuantityWords;
}

/** `weight` as in {@link ItemModel}. */
type Head = readonly [label: string, weight: number];
type Rest<Model> = Omit<Model, 'id' | 'label' | 'weight' | 'answers'>;

/** An answer that is no number. */
export const item = <Id extends Alias>(
  id: Id,
  [label, weight]: Head,
  rest: Rest<ItemModel>,
): ItemModel<Id> => ({ id, label, weight, answers: [id], ...rest });

/** A number that owners gave, by default scored and shown as it is. */
export function quantityItem<Id extends AliasOf<number>>(
  id: Id,
  [label, weight]: Head,
  rest: Omit<Rest<QuantityItem>, 'points' | 'inWords'> & {
    readonly curve: Curve;
    /** What stands on the curve in place of the answer. */
    readonly scored?: (answers: Answers) => number;
    readonly inWords?: (answers: Answers) => string;
  },
): QuantityItem<Id> {
  const { curve, scored = (a) => a[id], ...others } = rest;
  return {
    id,
    label,
    weight,
    answers: [id],
    points: (a) => pointsOn(curve, scored(a)),
    inWords: (a) => others.quantity.amount(a[id]),
    ...others,
  };
}

/** A rating on the agreement scale, 1–5. */
const ratingCurve: Curve = [
  [1, 0],
  [5, 10],
];

/** An answer in which owners rate themselves, 1–5. All other scored answers are facts. */
export const rating = <Id extends RatingId>(
  id: Id,
  head: Head,
  verb: 'is rated' | 'are rated' = 'is rated',
): QuantityItem<Id> => {
  const noun = head[0].toLowerCase();
  return quantityItem(id, head, {
    quantity: { noun, verb, amount: (value) => `${value} of 5` },
    curve: ratingCurve,
    inWords: (a) => ratingInWords(a[id]),
    clause: (a) => `${noun.replace('the owner', 'you')} ${verb} ${a[id]} of 5`,
  });
};

/** @param subject with its verb: `a business plan is` */
export const document = <Id extends AliasOf<boolean>>(
  id: Id,
  head: Head,
  subject: string,
): ItemModel<Id> =>
  item(id, head, {
    points: (a) => (a[id] ? 10 : 0),
    inWords: (a) => documentInWords(a[id]),
    clause: (a) => `${subject} ${a[id] ? 'available' : 'not available'}`,
  });

/** Capped at 10, because floating-point sums can exceed it slightly. */
export const sumOf = <Key extends string>(
  points: Readonly<Record<Key, number>>,
  keys: readonly Key[],
): number =>
  Math.min(
    10,
    keys.reduce((sum, key) => sum + points[key], 0),
  );
