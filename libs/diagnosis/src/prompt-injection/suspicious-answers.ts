import { questionnaireFields, type Questionnaire } from '@ellac/contracts';
import { looksLikeInstruction } from './looks-like-instruction.js';

/** Where text that reads like an instruction to a machine was given as an answer, as paths. */
export function suspiciousAnswersOf(questionnaire: Questionnaire): string[] {
  const texts = Object.entries(questionnaireFields).flatMap(([group, fields]) => {
    const values: Readonly<Record<string, unknown>> =
      questionnaire[group as keyof typeof questionnaireFields];
    return Object.entries(fields)
      .filter(([, { kind }]) => kind === 'text')
      .filter(([field]) => looksLikeInstruction(String(values[field])))
      .map(([field]) => `${group}.${field}`);
  });
  return looksLikeInstruction(questionnaire.meta?.trade ?? '') ? [...texts, 'meta.trade'] : texts;
}
