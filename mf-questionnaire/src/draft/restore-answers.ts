import {
  isNotKnown,
  markNotKnown,
  notKnownPaths,
  questionnaireDefaults,
  questionnaireSchema,
  questionsThatMayBeUnknown,
  type QuestionnaireDraft,
} from '@ellac/contracts';
import { get, set } from 'react-hook-form';
import { countedNames, ruleOf, type FieldName } from '../fields/field-names.js';
import { restoreEntry } from './restore-entry.js';
import { restoreOptional } from './restore-optional.js';

interface Schema {
  safeParse: (value: unknown) => { success: boolean };
}

function schemaOf(name: FieldName): Schema {
  const schema: Schema = get(questionnaireSchema.shape, name.replace('.', '.shape.'));
  return schema;
}

/** Incomplete texts, and numbers and shares beyond their limits, are kept, because the owner typed them. */
function isKept(name: FieldName, value: unknown): boolean {
  const rule = ruleOf(name);
  if (rule.kind === 'text' || rule.kind === 'email') {
    return typeof value === 'string' && value.length <= rule.max;
  }
  if (rule.kind === 'number') return Number.isFinite(value);
  if (rule.kind === 'percentGroup') {
    const parts = Object.keys(rule.parts);
    return (
      parts.every((part) => Number.isFinite(get(value, part))) &&
      Object.keys(value as object).length === parts.length
    );
  }
  return schemaOf(name).safeParse(value).success;
}

/**
 * Restores the saved "not known" marks where the form allows them; the answer becomes the default.
 */
function restoreNotKnown(answers: QuestionnaireDraft, saved: unknown): void {
  if (!Array.isArray(saved)) return;
  const known = notKnownPaths.filter((path) => saved.includes(path));
  for (const name of questionsThatMayBeUnknown) {
    if (!isNotKnown(known, name)) continue;
    answers.meta.notKnown = markNotKnown(answers.meta.notKnown, name, true);
    set(answers, name, structuredClone(get(questionnaireDefaults, name)));
  }
}

/**
 * Reads the saved answers, from any version of the form. Missing answers get the values of a new
 * form.
 */
export function restoreAnswers(saved: unknown): QuestionnaireDraft {
  const answers = structuredClone(questionnaireDefaults);
  for (const name of countedNames) {
    const value: unknown = get(saved, name);
    if (isKept(name, value)) set(answers, name, value);
  }
  Object.assign(answers.meta, restoreOptional(get(saved, 'meta')));
  if (get(saved, 'meta.useAi') === false) answers.meta.useAi = false;
  restoreNotKnown(answers, get(saved, 'meta.notKnown'));
  answers.entry = restoreEntry(answers, get(saved, 'entry'));
  return answers;
}
