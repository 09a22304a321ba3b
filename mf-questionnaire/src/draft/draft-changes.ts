import { belongsTo, isNotKnown, markNotKnown, type QuestionnaireDraft } from '@ellac/contracts';
import { get, set } from 'react-hook-form';
import { fieldNames, type FieldName } from '../fields/field-names.js';

/** Whether a path is that of a question or of a part of it. */
const isOf = (name: FieldName) => (path: string) => belongsTo(path, name);

/** All that the form holds about one question, to be compared. */
function stateOf({ entry, meta, ...groups }: QuestionnaireDraft, name: FieldName): string {
  return JSON.stringify([
    get({ meta, ...groups }, name),
    isNotKnown(meta.notKnown, name),
    entry.touched.some(isOf(name)),
    Object.entries(entry.unread).filter(([path]) => isOf(name)(path)),
  ]);
}

function copyQuestion(from: QuestionnaireDraft, to: QuestionnaireDraft, name: FieldName): void {
  set(to, name, structuredClone<unknown>(get(from, name)));
  to.meta.notKnown = markNotKnown(to.meta.notKnown, name, isNotKnown(from.meta.notKnown, name));
  const ofOthers = (path: string) => !isOf(name)(path);
  to.entry = {
    touched: [...to.entry.touched.filter(ofOthers), ...from.entry.touched.filter(isOf(name))],
    unread: Object.fromEntries([
      ...Object.entries(to.entry.unread).filter(([path]) => ofOthers(path)),
      ...Object.entries(from.entry.unread).filter(([path]) => isOf(name)(path)),
    ]),
  };
}

/**
 * The answers of another window, with those questions as they are here that were changed here.
 *
 * @param before the answers of this window when the two were last the same
 */
export function withChanges(
  theirs: QuestionnaireDraft,
  before: QuestionnaireDraft,
  now: QuestionnaireDraft,
): QuestionnaireDraft {
  const both = structuredClone(theirs);
  for (const name of fieldNames) {
    if (stateOf(before, name) !== stateOf(now, name)) copyQuestion(now, both, name);
  }
  if (before.meta.useAi !== now.meta.useAi) both.meta.useAi = now.meta.useAi;
  return both;
}
