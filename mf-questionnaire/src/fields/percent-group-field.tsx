import { Field, makeStyles, tokens } from '@fluentui/react-components';
import { formatNumber, type NumberRule } from '@ellac/contracts';
import { memo, useRef, useState } from 'react';
import { Announcement } from './announcement.js';
import { defaultSharesOf } from './default-of.js';
import type { NameOfKind } from './field-names.js';
import { linkShares, type Shares } from './linked-percents.js';
import { NotKnownBox } from './not-known-box.js';
import { NumberInput } from './number-input.js';
import { QuestionGroup } from './question-group.js';
import { useCountry } from './use-country.js';
import { useFocusWithin } from './use-focus-within.js';
import { useNotKnown } from './use-not-known.js';
import { hintProps, useQuestion } from './use-question.js';

const useStyles = makeStyles({
  shares: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 160px), 1fr))',
    alignItems: 'start',
    gap: tokens.spacingHorizontalL,
    marginTop: tokens.spacingVerticalS,
  },
});

/** Describes which other shares changed with the share that the owner set. */
function movedShares(
  parts: Readonly<Record<string, NumberRule>>,
  before: Shares,
  after: Shares,
  changed: string,
  country: string,
): string {
  const moved = Object.entries(parts)
    .filter(([part]) => part !== changed && before[part] !== after[part])
    .map(([part, rule]) => `${rule.label} is now ${formatNumber(after[part] ?? 0, country)}%`);
  return moved.join(', ');
}

/** Shares that make 100% together: when the owner changes one, another is adjusted. */
export const PercentGroupField = memo(function PercentGroupField({
  name,
}: {
  readonly name: NameOfKind<'percentGroup'>;
}) {
  const styles = useStyles();
  const { rule, field, error } = useQuestion(name);
  const group = useFocusWithin(field.ref, 'input:enabled');
  const country = useCountry();
  const defaults = defaultSharesOf(name);
  const notKnown = useNotKnown<Shares>(name, {
    value: field.value,
    fallback: defaults,
    onChange: field.onChange,
  });
  const parts: Readonly<Record<string, NumberRule>> = rule.parts;
  const shares: Shares = { ...field.value };
  const [moved, setMoved] = useState('');
  /** Until the owner sets the last share, it is the first one to be adjusted. */
  const stalest = useRef(Object.keys(parts).reverse());
  /**
   * The shares when the field was entered. Each key starts from them again, so that an incomplete
   * number ("1", "10" for 100) does not change the other shares for good.
   */
  const entered = useRef(shares);

  const set = (part: string, percent: number) => {
    const linked = linkShares(entered.current, part, percent, stalest.current);
    stalest.current = [...stalest.current.filter((each) => each !== part), part];
    field.onChange(linked);
    setMoved(movedShares(parts, entered.current, linked, part, country));
  };

  return (
    <QuestionGroup label={rule.label} hint={rule.hint} error={error} groupRef={group}>
      <div className={styles.shares}>
        {Object.entries(parts).map(([part, partRule]) => (
          <Field key={part} label={partRule.label} {...hintProps(partRule)}>
            <NumberInput<never>
              name={`${name}.${part}`}
              rule={partRule}
              value={shares[part] ?? 0}
              fallback={defaults[part] ?? 0}
              notKnown={notKnown.marked}
              onNumber={(percent) => set(part, percent)}
              onEnter={() => {
                entered.current = shares;
              }}
              onLeave={field.onBlur}
            />
          </Field>
        ))}
      </div>
      <NotKnownBox name={name} {...notKnown} />
      <Announcement text={moved} />
    </QuestionGroup>
  );
});
