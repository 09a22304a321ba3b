import { inOrderOfKinds, type Circumstance, type TextFactKind } from '@ellac/contracts';

/** Replaces the circumstance of this kind, or adds it; undefined removes it. */
export const withCircumstance = (
  told: readonly Circumstance[],
  kind: TextFactKind,
  circumstance: Circumstance | undefined,
): Circumstance[] => {
  const others = told.filter((each) => each.kind !== kind);
  return inOrderOfKinds(circumstance === undefined ? others : [...others, circumstance]);
};
