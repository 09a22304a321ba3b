import { makeStyles, tokens } from '@fluentui/react-components';
import { brandTokens } from '@ellac/web';

const useStyles = makeStyles({
  rows: {
    // A fast answer shows no flicker.
    animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
    animationDelay: '300ms',
    animationDuration: '1ms',
    animationFillMode: 'both',
  },
  row: {
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    height: '48px',
    paddingInline: '56px 16px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground3,
    fontSize: '14px',
  },
  shape: {
    width: '40%',
    height: '14px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: brandTokens.surfaceSubtle,
    '@media (forced-colors: active)': { outline: '1px solid GrayText' },
  },
});

const count = 12;

/** The height of a page of the list, while it loads. */
export function SkeletonRows() {
  const styles = useStyles();
  return (
    <div className={styles.rows}>
      <div className={styles.row} role="status">
        Loading companies…
      </div>
      {Array.from({ length: count - 1 }, (_, index) => (
        <div key={index} className={styles.row} aria-hidden="true">
          <div className={styles.shape} />
        </div>
      ))}
    </div>
  );
}
