import { Field } from '@fluentui/react-components';
import { agreementChoices, labelOf } from '@ellac/contracts';
import { ForScreenReaders, RatingScale } from '@ellac/web';
import { memo, useId } from 'react';
import type { NameOfKind } from '../field-names.js';
import { useFocusWithin } from '../use-focus-within.js';
import { faultProps, hintProps, useQuestion } from '../use-question.js';

/** How far the owner agrees with a statement. */
export const RatingField = memo(function RatingField({
  name,
}: {
  readonly name: NameOfKind<'rating'>;
}) {
  const { rule, field, error, isTouched } = useQuestion(name);
  const group = useFocusWithin(field.ref, 'input:checked');
  const startId = useId();
  const word = labelOf(agreementChoices, String(field.value));
  return (
    <Field label={rule.label} {...hintProps(rule)} {...faultProps(error)}>
      <div ref={group}>
        <RatingScale
          value={field.value}
          isAnswer={isTouched}
          aria-describedby={isTouched ? undefined : startId}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
        {!isTouched && (
          <ForScreenReaders>
            <span id={startId}>{`not answered yet, starts at ${word}`}</span>
          </ForScreenReaders>
        )}
      </div>
    </Field>
  );
});
