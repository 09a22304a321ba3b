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
import { restoreOptional } from './restore-optional.js';

interface Schema {
  safeParse: (value: unknown) => { success: boolean };
}

function schemaOf(name: FieldName): Schema {
  const schema: Schema = get(questionnaireSchema.shape, name.replace('.', '.shape.'));
  return schema;
}

/** Half-finished text and numbers beyond their limits are the owner's own, and are kept. */
function isKept(name: FieldName, value: unknown): boolean {
  const rule = ruleOf(name);
  if (rule.kind === 'text' || rule.kind === 'email') {
    return typeof value === 'string' && value.length <= rule.max;
  }
  if (rule.kind === 'number') return Number.isFinite(value);
  return schemaOf(name).safeParse(value).success;
}

/** Marks what was saved as not known, where the form lets an owner say so; its answer is the default. */
function restoreNotKnown(answers: QuestionnaireDraft, saved: unknown): void {
  if (!Array.isArray(saved)) return;
  const known = notKnownPaths.filter((path) => saved.includes(path));
  for (const name of questionsThatMayBeUnknown) {
    if (!isNotKnown(known, name)) continue;
    answers.meta.notKnown = markNotKnown(answers.meta.notKnown, name, true);
    set(answers, name, structuredClone(get(questionnaireDefaults, name)));
  }
}

/** The answers in what was saved, whichever version saved it; the rest is as on a new form. */
export function restoreAnswers(saved: unknown): QuestionnaireDraft {
  const answers = structuredClone(questionnaireDefaults);
  for (const name of countedNames) {
    const value: unknown = get(saved, name);
    if (isKept(name, value)) set(answers, name, value);
  }
  Object.assign(answers.meta, restoreOptional(get(saved, 'meta')));
  if (get(saved, 'meta.useAi') === false) answers.meta.useAi = false;
  restoreNotKnown(answers, get(saved, 'meta.notKnown'));
  return answers;
}
