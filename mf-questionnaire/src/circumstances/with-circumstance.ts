import { inOrderOfKinds, type Circumstance, type TextFactKind } from '@ellac/contracts';

/** The circumstances with this one in place of the one of its kind; undefined removes that one. */
export const withCircumstance = (
  told: readonly Circumstance[],
  kind: TextFactKind,
  circumstance: Circumstance | undefined,
): Circumstance[] => {
  const others = told.filter((each) => each.kind !== kind);
  return inOrderOfKinds(circumstance === undefined ? others : [...others, circumstance]);
};
