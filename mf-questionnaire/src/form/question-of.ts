import { fieldNames, type FieldName } from '../fields/field-names.js';

/** The question at a path of the questionnaire, or the question that contains this part. */
export const questionOf = (path: string): FieldName | undefined =>
  fieldNames.find((name) => path === name || path.startsWith(`${name}.`));
