import { makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  // Its height is there before the amount is.
  echo: {
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    minHeight: '32px',
    maxWidth: '100%',
    overflowWrap: 'anywhere',
  },
  tint: {
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    minHeight: '32px',
    paddingInline: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontWeight: tokens.fontWeightSemibold,
    '@media (forced-colors: active)': { border: `${tokens.strokeWidthThin} solid CanvasText` },
  },
});

/** The amount as it was understood; empty where there is none yet. */
export function MoneyEcho({ text }: { readonly text: string }) {
  const styles = useStyles();
  return (
    <div className={styles.echo}>{text !== '' && <div className={styles.tint}>{text}</div>}</div>
  );
}
