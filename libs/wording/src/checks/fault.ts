/** A check that does not hold. */
export interface Fault {
  readonly check: 'V1' | 'V2' | 'V3' | 'V4' | 'V5' | 'V6' | 'V7' | 'V8' | 'V9' | 'V10' | 'V11';
  /** Where, as `Passage.place` names it; the part itself for V1. */
  readonly place: string;
  /** Why, as the repair is asked to mend it; without the faulty words where these may be an attack. */
  readonly why: string;
}
