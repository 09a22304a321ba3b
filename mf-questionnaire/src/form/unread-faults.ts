import {
  circumstanceFields,
  isNotKnown,
  type NumberRule,
  type NumberUnit,
  type QuestionnaireDraft,
} from '@ellac/contracts';
import { ruleOf, type FieldName } from '../fields/field-names.js';
import { questionOf } from './question-of.js';

/** A number that is understood, for each unit. */
const examples: Readonly<Record<NumberUnit, string>> = {
  money: '850k, 1.2 million or 1850000',
  percent: '12.5',
  days: '30',
  people: '16',
  partners: '2',
};

interface NumberAt {
  readonly rule: NumberRule;
  /** The label of the part, where the number is one of several. */
  readonly part: string | null;
}

function numberAt(path: string, name: FieldName): NumberAt | null {
  const rule = ruleOf(name);
  const field = path.split('.').at(-1) ?? '';
  switch (rule.kind) {
    case 'number':
      return { rule, part: null };
    case 'percentGroup':
    case 'amounts': {
      const parts: Readonly<Record<string, NumberRule>> = rule.parts;
      const part = parts[field];
      return part === undefined ? null : { rule: part, part: part.label };
    }
    case 'circumstances':
      return field === 'percent' || field === 'days'
        ? { rule: circumstanceFields[field], part: circumstanceFields[field].label }
        : null;
    default:
      return null;
  }
}

/** Whether the form still asks for the number: a question may be marked, a tick may be taken back. */
function isAsked({ meta }: QuestionnaireDraft, path: string, name: FieldName): boolean {
  if (name !== 'meta.circumstances') return !isNotKnown(meta.notKnown, name);
  return meta.circumstances.some(({ kind }) => path.startsWith(`${name}.${kind}.`));
}

/** The number at a path of the form, with its question; null where there is none. */
export function questionOfNumber(path: string): ({ readonly name: FieldName } & NumberAt) | null {
  const name = questionOf(path);
  const number = name === undefined ? null : numberAt(path, name);
  return name === undefined || number === null ? null : { name, ...number };
}

/** The sentence about a text that is not understood as a number. */
export const unreadSentence = (typed: string, unit: NumberUnit): string =>
  `“${typed.trim()}” is not a number we understand. Please write it like ${examples[unit]}.`;

/**
 * What was typed and is not understood, by question. Partners are left out: their default counts
 * instead, as the specification says.
 */
export function unreadFaults(answers: QuestionnaireDraft): ReadonlyMap<FieldName, string> {
  const faults = new Map<FieldName, string>();
  for (const [path, typed] of Object.entries(answers.entry.unread)) {
    const found = questionOfNumber(path);
    if (found === null || found.rule.unit === 'partners') continue;
    if (faults.has(found.name) || !isAsked(answers, path, found.name)) continue;
    const sentence = unreadSentence(typed, found.rule.unit);
    faults.set(found.name, found.part === null ? sentence : `${found.part}: ${sentence}`);
  }
  return faults;
}
