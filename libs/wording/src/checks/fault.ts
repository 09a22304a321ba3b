/** A failed check. */
export interface Fault {
  readonly check: 'V1' | 'V2' | 'V3' | 'V4' | 'V5' | 'V6' | 'V7' | 'V8' | 'V9' | 'V10' | 'V11';
  /** The place, as `Passage.place` names it; the part itself for V1. */
  readonly place: string;
  /**
   * The reason, in the words of the repair request. The faulty text is left out where it may be an
   * attack.
   */
  readonly why: string;
  /** True where the text stays in the report all the same. */
  readonly kept?: true;
}
