import { makeStyles, Spinner } from '@fluentui/react-components';
import { CardWords } from './card-words.js';
import { YourReportPage } from './your-report-page.js';

const useStyles = makeStyles({
  // Hidden for the first 300 ms; screen readers get the text at once.
  late: {
    animationName: { from: { opacity: 0 }, to: { opacity: 0 } },
    animationDuration: '300ms',
  },
});

/** Says what is being waited for. */
export function WaitingPage({ words }: { readonly words: string }) {
  const styles = useStyles();
  return (
    // The page's style sheet hides the footer meanwhile, which the report will move away.
    <div data-waiting="">
      <YourReportPage
        manner="waiting"
        icon={<Spinner size="large" className={styles.late} aria-hidden />}
      >
        <CardWords role="status" title={words} />
      </YourReportPage>
    </div>
  );
}
