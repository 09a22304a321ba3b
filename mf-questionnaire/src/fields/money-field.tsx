import { memo } from 'react';
import { useWatch } from 'react-hook-form';
import { useQuestionContext } from '../form/question-context.js';
import { ruleOf, type NameOfKind } from './field-names.js';
import { moneyWords } from './money-words.js';
import { NumberField } from './number-field.js';
import { useCountry } from './use-country.js';

/** An amount in the currency of the owner's country. The parsed amount is repeated below it. */
export const MoneyField = memo(function MoneyField({
  name,
}: {
  readonly name: NameOfKind<'number'>;
}) {
  const { control } = useQuestionContext();
  const country = useCountry();
  const amount = useWatch({ control, name });
  return <NumberField name={name} {...moneyWords(ruleOf(name), amount, country)} />;
});
