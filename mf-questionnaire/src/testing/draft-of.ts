import type { Questionnaire, QuestionnaireDraft } from '@ellac/contracts';
import { restoreOptional } from '../draft/restore-optional.js';

/** These answers as the form holds them. */
export const draftOf = (questionnaire: Questionnaire): QuestionnaireDraft => {
  const { staff, meta } = questionnaire;
  return {
    ...questionnaire,
    staff: { ...staff, totalEmployees: staff.totalEmployees ?? 0 },
    meta: {
      ...restoreOptional(meta),
      notKnown: meta?.notKnown ?? [],
      useAi: meta?.useAi ?? true,
    },
  };
};
