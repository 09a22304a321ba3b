import { makeStyles, tokens } from '@fluentui/react-components';
import { brandTokens, fieldToEdges } from '@ellac/web';

const useStyles = makeStyles({
  page: { display: 'flow-root' },
  hero: {
    display: 'grid',
    alignContent: 'start',
    gap: '16px',
    boxSizing: 'border-box',
    minHeight: '280px',
    paddingBlock: '24px 56px',
    backgroundColor: brandTokens.brandField,
    ...fieldToEdges,
    color: brandTokens.onField,
    '@media (forced-colors: active)': { borderBottom: '1px solid CanvasText' },
  },
  heading: { margin: 0, fontSize: '34px', lineHeight: '42px', outlineStyle: 'none' },
  words: { margin: 0, color: brandTokens.onField2 },
  shape: {
    height: '10px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: brandTokens.brandFieldLine,
  },
  card: {
    height: '480px',
    marginBlockStart: '-40px',
    position: 'relative',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow8,
  },
});

/** The report's page while the report is on its way: its field, and the place of page one. */
export function ReportSkeleton() {
  const styles = useStyles();
  return (
    // The page's style sheet hides the footer meanwhile, which the report will move away.
    <div data-waiting="" className={styles.page}>
      <div className={styles.hero}>
        <h1 className={styles.heading} tabIndex={-1}>
          Your report
        </h1>
        <p role="status" className={styles.words}>
          Loading your report...
        </p>
        <div className={styles.shape} aria-hidden="true" />
      </div>
      <div className={styles.card} aria-hidden="true" />
    </div>
  );
}
