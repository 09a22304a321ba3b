import { useWatch } from 'react-hook-form';
import { useQuestionContext } from '../../form/question-context.js';

/** What was typed in a number field and is not understood; null where there is nothing. */
export function useUnread(path: string): string | null {
  const { control } = useQuestionContext();
  return useWatch({
    control,
    name: 'entry.unread',
    compute: (unread) => unread[path] ?? null,
  });
}
