import type { AliasOf } from '../model/answers.js';
import { goodNetMargin, grossGap, retentionGap } from '../model/derived.js';
import type { Reading } from './reading.js';

/** Quantities that no single answer holds. */
export const derivedQuantities = {
  retentionGap: { reads: ['ret', 'industry'], of: retentionGap },
  grossGap: { reads: ['gm', 'industry'], of: grossGap },
  goodNetMargin: { reads: ['industry'], of: goodNetMargin },
  /** Recurring revenue plus project work, per cent of revenue. */
  recurringAndProject: { reads: ['rec', 'prj'], of: ({ rec, prj }) => rec + prj },
} as const satisfies Readonly<Record<string, Reading<number>>>;

export type DerivedQuantity = keyof typeof derivedQuantities;

/** A number that a condition may compare: an answer, or what answers lead to. */
export type Quantity = AliasOf<number> | DerivedQuantity;

export const isDerived = (quantity: Quantity): quantity is DerivedQuantity =>
  quantity in derivedQuantities;
