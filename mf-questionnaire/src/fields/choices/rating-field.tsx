import {
  Field,
  makeStyles,
  mergeClasses,
  Radio,
  RadioGroup,
  tokens,
} from '@fluentui/react-components';
import { agreementChoices, labelOf } from '@ellac/contracts';
import { ForScreenReaders, unseen } from '@ellac/web';
import { memo, useId, type KeyboardEvent } from 'react';
import type { NameOfKind } from '../field-names.js';
import { useFocusWithin } from '../use-focus-within.js';
import { faultProps, hintProps, useQuestion } from '../use-question.js';

const narrow = '@container (max-width: 639px)';

const useStyles = makeStyles({
  scale: {
    display: 'grid',
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    gap: '6px',
    marginTop: tokens.spacingVerticalXS,
  },
  cell: {
    boxSizing: 'border-box',
    minHeight: '48px',
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground2,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    // The label inside the border is as high as a thumb.
    [narrow]: { minHeight: '46px' },
  },
  start: { border: `${tokens.strokeWidthThin} dashed ${tokens.colorNeutralStrokeAccessible}` },
  chosen: {
    // By night the fill alone is too close to the card.
    border: `${tokens.strokeWidthThin} solid ${tokens.colorBrandStroke1}`,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    ':hover': { backgroundColor: tokens.colorBrandBackgroundHover },
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      border: `${tokens.strokeWidthThin} solid Highlight`,
      backgroundColor: 'Highlight',
      color: 'HighlightText',
    },
  },
  // Takes the presses on the whole cell.
  input: { width: '100%' },
  indicator: { display: 'none' },
  label: {
    flexGrow: 1,
    alignSelf: 'stretch',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: tokens.spacingHorizontalS,
    margin: 0,
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalSNudge}`,
    textAlign: 'center',
  },
  number: { fontSize: '16px', fontWeight: tokens.fontWeightSemibold },
  numberOpen: { color: tokens.colorNeutralForeground1 },
  // Without the colour of the label, which follows the radio button's states.
  word: {
    fontSize: '14px',
    lineHeight: '18px',
    [narrow]: unseen,
  },
  wordOpen: { color: tokens.colorNeutralForeground2 },
  onBrand: {
    color: tokens.colorNeutralForegroundOnBrand,
    '@media (forced-colors: active)': { color: 'HighlightText' },
  },
  ends: {
    display: 'none',
    [narrow]: {
      display: 'flex',
      justifyContent: 'space-between',
      columnGap: tokens.spacingHorizontalS,
      minHeight: '18px',
      marginTop: tokens.spacingVerticalXS,
      fontSize: '13px',
      lineHeight: '18px',
      color: tokens.colorNeutralForeground3,
    },
  },
  answer: { color: tokens.colorBrandForegroundLink, fontWeight: tokens.fontWeightSemibold },
});

const [lowest, , , , highest] = agreementChoices;

/** How far the owner agrees with a statement; the keys 1 to 5 choose at once. */
export const RatingField = memo(function RatingField({
  name,
}: {
  readonly name: NameOfKind<'rating'>;
}) {
  const styles = useStyles();
  const { rule, field, error, isTouched } = useQuestion(name);
  const group = useFocusWithin(field.ref, 'input:checked');
  const startId = useId();
  const value = String(field.value);
  const word = labelOf(agreementChoices, value);
  const answer = isTouched ? value : null;

  const chooseByDigit = (event: KeyboardEvent<HTMLElement>) => {
    if (!/^[1-5]$/.test(event.key)) return;
    const input = event.currentTarget.querySelector<HTMLInputElement>(
      `input[value="${event.key}"]`,
    );
    input?.focus();
    input?.click();
  };

  return (
    <Field label={rule.label} {...hintProps(rule)} {...faultProps(error)}>
      <div ref={group}>
        <RadioGroup
          className={styles.scale}
          value={value}
          aria-describedby={isTouched ? undefined : startId}
          onChange={(_, data) => field.onChange(Number(data.value))}
          onBlur={field.onBlur}
          onKeyDown={chooseByDigit}
        >
          {agreementChoices.map((choice) => {
            const isAnswer = choice.value === answer;
            const isStart = choice.value === value && !isAnswer;
            return (
              <Radio
                key={choice.value}
                value={choice.value}
                root={{
                  className: mergeClasses(
                    styles.cell,
                    isStart && styles.start,
                    isAnswer && styles.chosen,
                  ),
                }}
                input={{ className: styles.input }}
                indicator={{ className: styles.indicator }}
                // Browsers report no change when the starting value itself is chosen.
                onClick={isStart ? () => field.onChange(field.value) : undefined}
                label={{
                  className: styles.label,
                  children: (
                    <>
                      <span
                        className={mergeClasses(
                          styles.number,
                          isAnswer ? styles.onBrand : styles.numberOpen,
                        )}
                      >
                        {choice.value}
                      </span>{' '}
                      <span
                        className={mergeClasses(
                          styles.word,
                          isAnswer ? styles.onBrand : styles.wordOpen,
                        )}
                      >
                        {choice.label}
                      </span>
                    </>
                  ),
                }}
              />
            );
          })}
        </RadioGroup>
        <div aria-hidden className={styles.ends}>
          <span className={mergeClasses(answer === lowest.value && styles.answer)}>
            {lowest.label}
          </span>
          {answer !== null && answer !== lowest.value && answer !== highest.value && (
            <span className={styles.answer}>{`${answer} · ${word}`}</span>
          )}
          <span className={mergeClasses(answer === highest.value && styles.answer)}>
            {highest.label}
          </span>
        </div>
        {!isTouched && (
          <ForScreenReaders>
            <span id={startId}>{`not answered yet, starts at ${word}`}</span>
          </ForScreenReaders>
        )}
      </div>
    </Field>
  );
});
