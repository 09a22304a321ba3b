import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircleFilled, ClockRegular, ErrorCircleFilled } from '@fluentui/react-icons';
import { brandTokens } from '@ellac/web';

const useStyles = makeStyles({
  chip: {
    boxSizing: 'border-box',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    height: '24px',
    paddingInline: '6px 10px',
    borderRadius: tokens.borderRadiusCircular,
    fontSize: brandTokens.fontSizeMeta,
    lineHeight: brandTokens.lineHeightMeta,
    fontWeight: tokens.fontWeightSemibold,
    whiteSpace: 'nowrap',
    verticalAlign: 'middle',
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
  icon: { display: 'flex', fontSize: '16px' },
  done: { color: brandTokens.doneText, backgroundColor: brandTokens.doneTint },
  failed: { color: brandTokens.failedText, backgroundColor: brandTokens.failedTint },
  waiting: { color: brandTokens.needsLookText, backgroundColor: brandTokens.needsLookTint },
  running: { color: tokens.colorNeutralForeground2, backgroundColor: brandTokens.surfaceSubtle },
});

/** How something stands, in the colours that judge. */
export type StatusLook = 'done' | 'failed' | 'waiting' | 'running';

const icons = {
  done: CheckmarkCircleFilled,
  failed: ErrorCircleFilled,
  waiting: ClockRegular,
  running: ClockRegular,
} as const;

/** A state by icon and word; the colour only repeats them. */
export function StatusChip({ look, word }: { readonly look: StatusLook; readonly word: string }) {
  const styles = useStyles();
  const Icon = icons[look];
  return (
    <span className={mergeClasses(styles.chip, styles[look])}>
      <span className={styles.icon}>
        <Icon aria-hidden />
      </span>
      {word}
    </span>
  );
}
