import { makeStyles, tokens } from '@fluentui/react-components';
import { brandTokens, fieldToEdges } from '@ellac/web';
import { opened, type Opened } from '../your-report-page.js';

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

const awaited = {
  report: { heading: 'Your report', words: 'Loading your report...' },
  plan: { heading: opened.plan.heading, words: 'Loading the plan...' },
} as const;

/** The page of a report or a shared plan while that is on its way: its field, and its first card. */
export function ReportSkeleton({ of = 'report' }: { readonly of?: Opened }) {
  const { heading, words } = awaited[of];
  const styles = useStyles();
  return (
    // The page's style sheet hides the footer meanwhile, which the report will move away.
    <div data-waiting="" className={styles.page}>
      <div className={styles.hero}>
        <h1 className={styles.heading} tabIndex={-1}>
          {heading}
        </h1>
        <p role="status" className={styles.words}>
          {words}
        </p>
        <div className={styles.shape} aria-hidden="true" />
      </div>
      <div className={styles.card} aria-hidden="true" />
    </div>
  );
}
