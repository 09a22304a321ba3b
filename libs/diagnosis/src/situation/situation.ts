import type { AnswerPath, SituationId } from '@ellac/contracts';

/** The variants of each situation. */
export const situationVariants = {
  'too-little': [],
  survive: ['cash', 'loss'],
  'exit-short': ['family', 'staff', 'buyer', 'open'],
  'thin-margin': ['squeeze', 'plain'],
  'few-clients': ['event', 'plain'],
  'exit-long': ['partner', 'value', 'plain'],
  leaking: ['known', 'unknown'],
  'owner-bound': ['person', 'one', 'plain'],
  'stay-small': [],
  grow: [],
  build: [],
} as const satisfies Readonly<Record<SituationId, readonly string[]>>;

/** Where a business stands, as one situation that decides what matters now. */
export type Situation = {
  readonly [Id in SituationId]: {
    readonly id: Id;
    /** Absent where the situation has no variants. */
    readonly variant?: (typeof situationVariants)[Id][number];
    /** The answers and the ids of the text facts that decided. */
    readonly because: readonly (AnswerPath | `T${string}`)[];
  };
}[SituationId];
