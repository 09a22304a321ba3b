import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { brandTokens } from '../theme/brand-tokens.js';
import { unseen } from '../unseen.js';
import { ReadinessIcon, type ReadinessStep } from './readiness-icon.js';

const useStyles = makeStyles({
  chip: {
    boxSizing: 'border-box',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    height: '24px',
    paddingInline: '8px 10px',
    borderRadius: tokens.borderRadiusCircular,
    fontSize: brandTokens.fontSizeMeta,
    lineHeight: brandTokens.lineHeightMeta,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
  spoken: unseen,
  word: { '@media (max-width: 479px)': unseen },
  unknown: {
    color: tokens.colorNeutralForeground2,
    backgroundColor: brandTokens.surfaceSubtle,
  },
  step1: { color: brandTokens.readiness1Text, backgroundColor: brandTokens.readiness1Tint },
  step2: { color: brandTokens.readiness2Text, backgroundColor: brandTokens.readiness2Tint },
  step3: { color: brandTokens.readiness3Text, backgroundColor: brandTokens.readiness3Tint },
  step4: { color: brandTokens.readiness4Text, backgroundColor: brandTokens.readiness4Tint },
});

interface ReadinessChipProps {
  readonly step: ReadinessStep;
  /** The word for the step, such as "sound". */
  readonly word: string;
  /** The score as it is shown, such as "6.1". */
  readonly figure?: string;
  /** Whether a narrow window has room only for the figure; the word is still read out. */
  readonly narrowsToFigure?: boolean;
  /** Whether there is room for the figure only, at every width. */
  readonly isWordSpoken?: boolean;
}

/** A step of readiness by icon, figure and word; the colour only repeats them. */
export function ReadinessChip({
  step,
  word,
  figure,
  narrowsToFigure = false,
  isWordSpoken = false,
}: ReadinessChipProps) {
  const styles = useStyles();
  return (
    <span
      className={mergeClasses(styles.chip, step === null ? styles.unknown : styles[`step${step}`])}
      {...(isWordSpoken ? { title: word } : {})}
    >
      <ReadinessIcon step={step} />
      {figure === undefined ? (
        word
      ) : narrowsToFigure || isWordSpoken ? (
        <span>
          {figure} <span className={isWordSpoken ? styles.spoken : styles.word}>{word}</span>
        </span>
      ) : (
        `${figure} ${word}`
      )}
    </span>
  );
}
