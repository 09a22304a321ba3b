import { isAnyGiven } from '@ellac/contracts';
import { useWatch } from 'react-hook-form';
import { AmountsField } from '../fields/money/amounts-field.js';
import { Disclosure } from '../fields/collapsible-questions.js';
import { useQuestionContext } from '../form/question-context.js';

/** Optional amounts, behind a disclosure that opens where one was given. */
export function MoreExact() {
  const { control } = useQuestionContext();
  const given = useWatch({ control, name: ['meta.ownerPay', 'meta.premises'] });
  return (
    <Disclosure
      label="Make the report more exact (optional)"
      openAtFirst={given.some((amounts) => isAnyGiven(amounts))}
    >
      <AmountsField name="meta.ownerPay" />
      <AmountsField name="meta.premises" />
    </Disclosure>
  );
}
