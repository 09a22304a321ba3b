import { makeStyles, Spinner } from '@fluentui/react-components';

const useStyles = makeStyles({
  // What takes under 300 ms shows no spinner; the text is there for screen readers at once.
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
