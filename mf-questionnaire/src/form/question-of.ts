import { fieldNames, type FieldName } from '../fields/field-names.js';

/** The question at a path of the questionnaire, or the one that a part of an answer belongs to. */
export const questionOf = (path: string): FieldName | undefined =>
  fieldNames.find((name) => path === name || path.startsWith(`${name}.`));
