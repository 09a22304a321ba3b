import { inOrderOfKinds, type Circumstance, type TextFactKind } from '@ellac/contracts';

/** What was told, with this circumstance in place of what was told of its kind; undefined takes it off. */
export const withCircumstance = (
  told: readonly Circumstance[],
  kind: TextFactKind,
  circumstance: Circumstance | undefined,
): Circumstance[] => {
  const others = told.filter((each) => each.kind !== kind);
  return inOrderOfKinds(circumstance === undefined ? others : [...others, circumstance]);
};
