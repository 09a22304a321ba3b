import { Field, makeStyles, tokens } from '@fluentui/react-components';
import type { NumberRule } from '@ellac/contracts';
import { memo, type FocusEvent } from 'react';
import type { NameOfKind } from '../field-names.js';
import { MoneyEcho } from './money-echo.js';
import { moneyLabel } from './money-label.js';
import { NumberInput } from '../numbers/number-input.js';
import { QuestionGroup } from '../question-group.js';
import { useCountry } from '../numbers/use-country.js';
import { useMoneyEcho } from './use-money-echo.js';
import { useFocusWithin } from '../use-focus-within.js';
import { hintProps, useQuestion } from '../use-question.js';

const useStyles = makeStyles({
  amounts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
    alignItems: 'start',
    gap: tokens.spacingHorizontalL,
    marginTop: tokens.spacingVerticalS,
  },
  amount: { display: 'grid', gap: tokens.spacingVerticalXS, minWidth: 0 },
});

interface EchoOfAmountProps {
  readonly path: string;
  readonly amount: number | null;
}

function EchoOfAmount({ path, amount }: EchoOfAmountProps) {
  return <MoneyEcho text={useMoneyEcho(path, amount)} />;
}

/** Amounts that count only together; the whole group is optional. */
export const AmountsField = memo(function AmountsField({
  name,
}: {
  readonly name: NameOfKind<'amounts'>;
}) {
  const styles = useStyles();
  const { rule, field, put, error } = useQuestion(name);
  const group = useFocusWithin(field.ref, 'input');
  const country = useCountry();
  const parts: Readonly<Record<string, NumberRule>> = rule.parts;
  const amounts: Readonly<Record<string, number | null>> = { ...field.value };

  // The field counts as left only when the focus leaves the group. Otherwise the first amount alone
  // would show a fault on the way to the second one.
  const leave = (event: FocusEvent) => {
    if (!group.current?.contains(event.relatedTarget)) field.onBlur();
  };

  return (
    <QuestionGroup label={rule.label} hint={rule.hint} error={error} groupRef={group}>
      <div className={styles.amounts}>
        {Object.entries(parts).map(([part, partRule]) => {
          const amount = amounts[part] ?? null;
          return (
            <div key={part} className={styles.amount}>
              <Field label={moneyLabel(partRule, country)} {...hintProps(partRule)}>
                <NumberInput
                  name={`${name}.${part}`}
                  rule={partRule}
                  value={amount}
                  onNumber={(next) => put({ ...amounts, [part]: next })}
                  onNone={() => put({ ...amounts, [part]: null })}
                  onLeave={leave}
                />
              </Field>
              <EchoOfAmount path={`${name}.${part}`} amount={amount} />
            </div>
          );
        })}
      </div>
    </QuestionGroup>
  );
});
