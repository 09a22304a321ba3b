import { tabs, type TabId } from '@ellac/contracts';
import { useFormState } from 'react-hook-form';
import { countedByTab } from '../progress/answered.js';
import { faultsByTab } from '../form-faults.js';
import { useQuestionContext } from '../question-context.js';

/** What the owner has done on a tab. */
export interface TabState {
  /** `new`: nothing is answered; `begun`: something is; `done`: everything is, and nothing is wrong. */
  readonly kind: 'new' | 'begun' | 'done' | 'faulty';
  readonly answered: number;
  readonly questions: number;
}

/** What the states of the tabs follow from, beside the faults. */
export interface TabProgress {
  /** How many questions are answered, in the order of the tabs. */
  readonly answered: readonly number[];
  /** Whether the faults of a tab are shown. */
  readonly isRevealed: (tab: TabId) => boolean;
}

/** The states of all tabs, in their order. */
export function useTabStates({ answered, isRevealed }: TabProgress): readonly TabState[] {
  const { control } = useQuestionContext();
  const faults = faultsByTab(useFormState({ control }).errors);
  return tabs.map(({ id }, index) => {
    const counts = { answered: answered[index] ?? 0, questions: countedByTab[index]?.length ?? 0 };
    if (faults.has(id) && isRevealed(id)) return { kind: 'faulty', ...counts };
    if (counts.answered === 0) return { kind: 'new', ...counts };
    const isDone = counts.answered === counts.questions && !faults.has(id);
    return { kind: isDone ? 'done' : 'begun', ...counts };
  });
}
