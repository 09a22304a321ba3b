import { toNestErrors } from '@hookform/resolvers';
import {
  questionnaireSchema,
  submissionOf,
  type Questionnaire,
  type QuestionnaireDraft,
} from '@ellac/contracts';
import type { FieldError, Resolver } from 'react-hook-form';
import { questionOf } from './question-of.js';
import { unreadFaults } from './unread-faults.js';

/**
 * Validates the whole form against the contract. A question has at most one fault. The fault of a
 * part of a group is set on the group. A number that is not understood is a fault too.
 */
export const questionnaireResolver: Resolver<QuestionnaireDraft, unknown, Questionnaire> = (
  values,
  _context,
  options,
) => {
  const faults: Record<string, FieldError> = {};
  for (const [name, message] of unreadFaults(values)) faults[name] = { type: 'unread', message };
  const { success, data, error } = questionnaireSchema.safeParse(submissionOf(values));
  if (success && Object.keys(faults).length === 0) return { values: data, errors: {} };
  for (const issue of error?.issues ?? []) {
    const name = questionOf(issue.path.join('.'));
    if (name !== undefined) faults[name] ??= { type: issue.code, message: issue.message };
  }
  return { values: {}, errors: toNestErrors(faults, options) };
};
