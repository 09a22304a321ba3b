import type { QuestionnaireDraft } from './defaults.js';

/** Whether at least one of the amounts is given. */
export const isAnyGiven = (amounts: Readonly<Record<string, number | null>>): boolean =>
  Object.values(amounts).some((amount) => amount !== null);

/**
 * The submission of a form, without unanswered optional questions. A group of amounts stays where
 * one of them is missing, so that the contract's check reports it.
 */
export function submissionOf({ meta, ...answers }: QuestionnaireDraft): unknown {
  const { notKnown, useAi, trade, ownerPay, premises, circumstances } = meta;
  return {
    ...answers,
    meta: {
      notKnown,
      useAi,
      ...(trade.trim() !== '' && { trade }),
      ...(isAnyGiven(ownerPay) && { ownerPay }),
      ...(isAnyGiven(premises) && { premises }),
      ...(circumstances.length > 0 && { circumstances }),
    },
  };
}
