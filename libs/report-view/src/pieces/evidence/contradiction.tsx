import { brandTokens } from '@ellac/web';
import { makeStyles } from '@fluentui/react-components';
import { LightbulbRegular } from '@fluentui/react-icons';

const useStyles = makeStyles({
  band: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '12px',
    margin: '16px 0',
    padding: '14px 20px',
    borderRadius: '8px',
    backgroundColor: brandTokens.readiness3Tint,
    fontSize: '16px',
    lineHeight: '24px',
    overflowWrap: 'anywhere',
    breakInside: 'avoid',
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

/** Two answers that can hardly both be right, and the question between them. */
export function Contradiction({ children }: { readonly children: string }) {
  const styles = useStyles();
  return (
    <div className={styles.band}>
      <LightbulbRegular fontSize={20} aria-hidden />
      <span>
        <strong>Two answers that do not fit together yet.</strong> {children}
      </span>
    </div>
  );
}
