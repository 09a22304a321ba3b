import { memo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useQuestionContext } from '../../form/question-context.js';
import { Announcement } from '../announcement.js';
import { ruleOf, type NameOfKind } from '../field-names.js';
import { MoneyEcho } from './money-echo.js';
import { moneyLabel } from './money-label.js';
import { NumberField } from '../numbers/number-field.js';
import { useCountry } from '../numbers/use-country.js';
import { useMoneyEcho } from './use-money-echo.js';

/** An amount in the currency of the owner's country. The understood amount stands beside it. */
export const MoneyField = memo(function MoneyField({
  name,
}: {
  readonly name: NameOfKind<'number'>;
}) {
  const { control } = useQuestionContext();
  const country = useCountry();
  const echo = useMoneyEcho(name, useWatch({ control, name }));
  const [left, setLeft] = useState('');
  return (
    <>
      <NumberField
        name={name}
        label={moneyLabel(ruleOf(name), country)}
        beside={<MoneyEcho text={echo} />}
        onLeave={() => setLeft(echo)}
      />
      <Announcement text={left} />
    </>
  );
});
