import {
  circumstanceSchema,
  inOrderOfKinds,
  optionalFields,
  questionnaireDefaults,
  type Circumstance,
  type QuestionnaireDraft,
} from '@ellac/contracts';
import { get } from 'react-hook-form';

type Optional = Pick<
  QuestionnaireDraft['meta'],
  'trade' | 'ownerPay' | 'premises' | 'circumstances'
>;

const { meta: fresh } = questionnaireDefaults;

/** A number beyond its limits is kept, because the owner typed it. */
const numberIn = (saved: unknown, path: string): number | null => {
  const value: unknown = get(saved, path);
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
};

function tradeIn(saved: unknown): string {
  const value: unknown = get(saved, 'trade');
  const fits = typeof value === 'string' && value.length <= optionalFields.trade.max;
  return fits ? value : fresh.trade;
}

/** A circumstance of a known kind with its valid details; null for anything else. */
function circumstanceIn(saved: unknown): Circumstance | null {
  const { success, data: circumstance } = circumstanceSchema.safeParse({
    kind: get(saved, 'kind'),
  });
  if (!success) return null;
  const { denied, date, to, who, thing } = circumstanceSchema.shape;
  return {
    ...circumstance,
    denied: denied.safeParse(get(saved, 'denied')).data,
    date: date.safeParse(get(saved, 'date')).data,
    to: to.safeParse(get(saved, 'to')).data,
    who: who.safeParse(get(saved, 'who')).data,
    thing: thing.safeParse(get(saved, 'thing')).data,
    percent: numberIn(saved, 'percent') ?? undefined,
    days: numberIn(saved, 'days') ?? undefined,
  };
}

function circumstancesIn(saved: unknown): Circumstance[] {
  const list: unknown = get(saved, 'circumstances');
  if (!Array.isArray(list)) return [];
  const found = list.map(circumstanceIn).filter((each) => each !== null);
  const kinds = new Map(found.map((each) => [each.kind, each]));
  return inOrderOfKinds([...kinds.values()]);
}

/** Reads the saved optional answers in `meta`, from any version of the form. */
export const restoreOptional = (saved: unknown): Optional => ({
  trade: tradeIn(saved),
  ownerPay: { taken: numberIn(saved, 'ownerPay.taken'), fair: numberIn(saved, 'ownerPay.fair') },
  premises: { paid: numberIn(saved, 'premises.paid'), fair: numberIn(saved, 'premises.fair') },
  circumstances: circumstancesIn(saved),
});
