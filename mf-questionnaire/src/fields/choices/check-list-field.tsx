import { memo } from 'react';
import { CheckTile } from './check-tile.js';
import type { NameOfKind } from '../field-names.js';
import { QuestionGroup } from '../question-group.js';
import { TileGrid } from './tile-grid.js';
import { useFocusWithin } from '../use-focus-within.js';
import { useQuestion } from '../use-question.js';

/** Any number of choices of a list. */
export const CheckListField = memo(function CheckListField({
  name,
}: {
  readonly name: NameOfKind<'list'>;
}) {
  const { rule, field, error } = useQuestion(name);
  const group = useFocusWithin(field.ref, 'input');
  const chosen: readonly string[] = field.value;

  // In the order of the list, so that the same choices are always the same answer.
  const choose = (value: string, on: boolean) =>
    field.onChange(
      rule.choices
        .map((choice) => choice.value)
        .filter((each) => (each === value ? on : chosen.includes(each))),
    );

  return (
    <QuestionGroup
      label={rule.label}
      hint={rule.hint ?? 'Choose all that apply; none is an answer too.'}
      error={error}
      groupRef={group}
    >
      <TileGrid>
        {rule.choices.map(({ value, label }) => (
          <CheckTile
            key={value}
            label={label}
            checked={chosen.includes(value)}
            onChange={(_, data) => choose(value, data.checked === true)}
            onBlur={field.onBlur}
          />
        ))}
      </TileGrid>
    </QuestionGroup>
  );
});
