import type { ConcernedPerson, EndingThing, ExitRecipient, TextFactKind } from '@ellac/contracts';

/** What the owner ticked or denied in the form; each kind stands there once. */
export interface Circumstance {
  readonly kind: TextFactKind;
  /** The owner says that it is not so. */
  readonly denied?: boolean | undefined;
  /** `2028-08-31`. */
  readonly date?: string | undefined;
  /** 0 to 100. */
  readonly percent?: number | undefined;
  readonly days?: number | undefined;
  readonly to?: ExitRecipient | undefined;
  readonly who?: ConcernedPerson | undefined;
  readonly thing?: EndingThing | undefined;
}
