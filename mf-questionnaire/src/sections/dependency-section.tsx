import { CheckListField } from '../fields/choices/check-list-field.js';
import { NotKnownNote } from '../fields/not-known/not-known-note.js';
import { NumberField } from '../fields/numbers/number-field.js';

/** What works without the owner, and for how long. */
export function DependencySection() {
  return (
    <>
      <CheckListField name="owner_dependency.independent_functions" />
      <NumberField name="owner_dependency.max_absence_days" />
      <CheckListField name="owner_dependency.institutionalized_relationships" />
      <NotKnownNote />
    </>
  );
}
