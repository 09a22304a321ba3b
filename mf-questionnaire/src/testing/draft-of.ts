import type { Questionnaire, QuestionnaireDraft } from '@ellac/contracts';
import { countedNames, pathsOf } from '../fields/field-names.js';
import { restoreOptional } from '../draft/restore-optional.js';

/** These answers as the form holds them, all of them given by the owner. */
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
    entry: { touched: countedNames.flatMap(pathsOf), unread: {} },
  };
};
