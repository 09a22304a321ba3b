import { Checkbox } from '@fluentui/react-components';
import { memo } from 'react';
import type { NameOfKind } from './field-names.js';
import { useQuestion } from './use-question.js';

/** A checkbox for something that the company has or does not have. */
export const FlagField = memo(function FlagField({ name }: { readonly name: NameOfKind<'flag'> }) {
  const { rule, field } = useQuestion(name);
  return (
    <Checkbox
      ref={field.ref}
      label={rule.label}
      checked={field.value}
      onChange={(_, data) => field.onChange(data.checked === true)}
      onBlur={field.onBlur}
    />
  );
});
