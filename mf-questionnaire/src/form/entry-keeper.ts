import type { Questionnaire, QuestionnaireDraft } from '@ellac/contracts';
import type { UseFormReturn } from 'react-hook-form';
import { questionOf } from './question-of.js';

/** Keeps how the answers were entered. Its methods stay the same for as long as the form does. */
export interface EntryKeeper {
  /** Marks an answer, or a part of one, as given by the owner; a part becomes the latest one. */
  readonly touch: (path: string) => void;
  /** Takes that back, where the owner has emptied the field. */
  readonly untouch: (path: string) => void;
  /** Keeps what was typed and is not understood as a number; `null` once it is. */
  readonly keepUnread: (path: string, typed: string | null) => void;
  /** Validates the question of a path. */
  readonly check: (path: string) => void;
}

/** The keeper for a form. */
export function entryKeeper({
  getValues,
  setValue,
  trigger,
}: UseFormReturn<QuestionnaireDraft, unknown, Questionnaire>): EntryKeeper {
  const untouched = (path: string) => getValues('entry.touched').filter((each) => each !== path);
  return {
    touch: (path) => {
      if (getValues('entry.touched').at(-1) === path) return;
      setValue('entry.touched', [...untouched(path), path]);
    },
    untouch: (path) => setValue('entry.touched', untouched(path)),
    keepUnread: (path, typed) => {
      const { [path]: before = null, ...others } = getValues('entry.unread');
      if (before === typed) return;
      setValue('entry.unread', typed === null ? others : { ...others, [path]: typed });
    },
    check: (path) => {
      const name = questionOf(path);
      if (name !== undefined) void trigger(name);
    },
  };
}
