import { agreementChoices, labelOf } from '@ellac/contracts';
import { makeStyles, mergeClasses, Radio, RadioGroup, tokens } from '@fluentui/react-components';
import type { KeyboardEvent } from 'react';
import { unseen } from '../unseen.js';

/** In which the words still fit beside their numbers. */
const narrow = '@container (max-width: 579px)';

const useStyles = makeStyles({
  // In a column, the scale has less room than the page.
  container: { containerType: 'inline-size' },
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
  disabled: { ':hover': { backgroundColor: tokens.colorNeutralBackground1 } },
  disabledInk: { color: tokens.colorNeutralForegroundDisabled },
  // Takes the presses on the whole cell.
  input: { width: '100%' },
  indicator: { display: 'none' },
  label: {
    flexGrow: 1,
    alignSelf: 'stretch',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: tokens.spacingHorizontalSNudge,
    margin: 0,
    // "Strongly Disagree" is one line in the questionnaire's card.
    padding: tokens.spacingVerticalXS,
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

function chooseByDigit(event: KeyboardEvent<HTMLElement>): void {
  if (!/^[1-5]$/.test(event.key)) return;
  const input = event.currentTarget.querySelector<HTMLInputElement>(`input[value="${event.key}"]`);
  input?.focus();
  input?.click();
}

interface RatingScaleProps {
  /** From 1 to 5; null where nothing is chosen. */
  readonly value: number | null;
  /** Whether the value was given, and is not only where the scale starts. */
  readonly isAnswer: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (value: number) => void;
  readonly onBlur?: () => void;
  readonly 'aria-describedby'?: string | undefined;
}

/** How far somebody agrees, as five cells in a row; the keys 1 to 5 choose at once. */
export function RatingScale({
  value,
  isAnswer,
  isDisabled = false,
  onChange,
  onBlur,
  'aria-describedby': describedBy,
}: RatingScaleProps) {
  const styles = useStyles();
  const chosen = value === null ? '' : String(value);
  const answer = isAnswer ? chosen : '';
  return (
    <div className={styles.container}>
      <RadioGroup
        className={styles.scale}
        value={chosen}
        disabled={isDisabled}
        aria-describedby={describedBy}
        onChange={(_, data) => onChange(Number(data.value))}
        onBlur={onBlur}
        onKeyDown={chooseByDigit}
      >
        {agreementChoices.map((choice) => {
          const isChosen = choice.value === answer;
          const isStart = choice.value === chosen && !isChosen;
          const ink = isChosen ? styles.onBrand : isDisabled ? styles.disabledInk : undefined;
          return (
            <Radio
              key={choice.value}
              value={choice.value}
              root={{
                className: mergeClasses(
                  styles.cell,
                  isDisabled && styles.disabled,
                  isStart && styles.start,
                  isChosen && styles.chosen,
                ),
              }}
              input={{ className: styles.input }}
              indicator={{ className: styles.indicator }}
              // Browsers report no change when the starting value itself is chosen.
              onClick={isStart ? () => onChange(Number(choice.value)) : undefined}
              label={{
                className: styles.label,
                children: (
                  <>
                    <span className={mergeClasses(styles.number, ink ?? styles.numberOpen)}>
                      {choice.value}
                    </span>{' '}
                    <span className={mergeClasses(styles.word, ink ?? styles.wordOpen)}>
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
        {answer !== '' && answer !== lowest.value && answer !== highest.value && (
          <span className={styles.answer}>
            {answer} · {labelOf(agreementChoices, answer)}
          </span>
        )}
        <span className={mergeClasses(answer === highest.value && styles.answer)}>
          {highest.label}
        </span>
      </div>
    </div>
  );
}
