import { makeStyles, Spinner } from '@fluentui/react-components';

const useStyles = makeStyles({
  // The spinner is hidden for the first 300 ms; screen readers get the text at once.
  late: {
    paddingBlock: '48px',
    animationName: { from: { opacity: 0 }, to: { opacity: 0 } },
    animationDuration: '300ms',
  },
});

/** Says what is being waited for. */
export function PageSpinner({ label }: { label: string }) {
  const styles = useStyles();
  return (
    <div role="status" className={styles.late}>
      <Spinner label={label} />
    </div>
  );
}
