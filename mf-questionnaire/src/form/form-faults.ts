import {
  optionalNames,
  tabOfOptional,
  tabs,
  type QuestionnaireDraft,
  type TabId,
} from '@ellac/contracts';
import { get, type FieldErrors } from 'react-hook-form';
import { fieldNames, ruleOf, type FieldName } from '../fields/field-names.js';

/** One missing or wrong answer, described so that it can be read without its field. */
export interface Fault {
  readonly name: FieldName;
  readonly text: string;
}

/** The tab on which a question stands. */
export function tabOfQuestion(name: FieldName): TabId {
  const optional = optionalNames.find((each) => name === `meta.${each}`);
  if (optional !== undefined) return tabOfOptional[optional];
  const found = tabs.find((tab) => tab.groups.some((group) => name.startsWith(`${group}.`)));
  if (found === undefined) throw new Error(`${name} stands on no tab.`);
  return found.id;
}

function sentence(name: FieldName, message: string): string {
  const { label } = ruleOf(name);
  // "Department information is required" already names "Departments", so the label is not added.
  const subject = label.toLowerCase().replace(/s$/, '');
  return message.toLowerCase().includes(subject) ? message : `${label}: ${message}`;
}

/**
 * The missing and wrong answers by tab, in the order of the questions; tabs without faults are
 * absent.
 */
export function faultsByTab(
  errors: FieldErrors<QuestionnaireDraft>,
): ReadonlyMap<TabId, readonly Fault[]> {
  const faults = new Map<TabId, Fault[]>();
  for (const name of fieldNames) {
    const error: { message?: string } | undefined = get(errors, name);
    if (error?.message === undefined) continue;
    const tab = tabOfQuestion(name);
    faults.set(tab, [...(faults.get(tab) ?? []), { name, text: sentence(name, error.message) }]);
  }
  return faults;
}
