import { Field } from '@fluentui/react-components';
import { currencyOf, currencySignOf, formatMoney } from '@ellac/contracts';
import { memo } from 'react';
import { useWatch } from 'react-hook-form';
import { useQuestionContext } from '../form/question-context.js';
import { defaultOf } from './default-of.js';
import type { NameOfKind } from './field-names.js';
import { NumberInput } from './number-input.js';
import { faultProps, useQuestion } from './use-question.js';

/** An amount in the currency of the owner's country, repeated below as it was understood. */
export const MoneyField = memo(function MoneyField({
  name,
}: {
  readonly name: NameOfKind<'number'>;
}) {
  const { control } = useQuestionContext();
  const country = useWatch({ control, name: 'company_info.country' });
  const { rule, field, error } = useQuestion(name);
  const understood = field.value > 0 ? ` You entered ${formatMoney(field.value, country)}.` : '';
  return (
    <Field
      label={`${rule.label} (${currencyOf(country)})`}
      hint={`${rule.hint ?? ''}${understood}`}
      {...faultProps(error)}
    >
      <NumberInput
        rule={rule}
        value={field.value}
        fallback={defaultOf(name)}
        contentBefore={currencySignOf(country)}
        onNumber={field.onChange}
        onLeave={field.onBlur}
        inputRef={field.ref}
      />
    </Field>
  );
});
