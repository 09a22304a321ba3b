import type { QuestionnaireDraft } from './answers/defaults.js';
import { untouchedRatingsOf } from './answers/untouched.js';

/** Whether at least one of the amounts is given. */
export const isAnyGiven = (amounts: Readonly<Record<string, number | null>>): boolean =>
  Object.values(amounts).some((amount) => amount !== null);

/**
 * The submission of a form, without unanswered optional questions. A group of amounts stays where
 * one of them is missing, so that the contract's check reports it.
 */
export function submissionOf(draft: QuestionnaireDraft): unknown {
  const { meta, entry: _, ...answers } = draft;
  const untouched = untouchedRatingsOf(draft);
  const { notKnown, useAi, trade, ownerPay, premises, circumstances } = meta;
  return {
    ...answers,
    meta: {
      notKnown,
      useAi,
      ...(untouched.length > 0 && { untouched }),
      ...(trade.trim() !== '' && { trade }),
      ...(isAnyGiven(ownerPay) && { ownerPay }),
      ...(isAnyGiven(premises) && { premises }),
      ...(circumstances.length > 0 && { circumstances }),
    },
  };
}
