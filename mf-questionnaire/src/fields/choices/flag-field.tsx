import { memo } from 'react';
import { CheckTile } from './check-tile.js';
import type { NameOfKind } from '../field-names.js';
import { useQuestion } from '../use-question.js';

/** A checkbox for something that the company has or does not have. */
export const FlagField = memo(function FlagField({ name }: { readonly name: NameOfKind<'flag'> }) {
  const { rule, field } = useQuestion(name);
  return (
    <CheckTile
      ref={field.ref}
      label={rule.label}
      checked={field.value}
      onChange={(_, data) => field.onChange(data.checked === true)}
      onBlur={field.onBlur}
    />
  );
});
