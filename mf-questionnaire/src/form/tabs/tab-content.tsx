import { Button, makeStyles, tokens } from '@fluentui/react-components';
import type { PartState } from '@ellac/web';
import { createElement, type FunctionComponent } from 'react';

const useStyles = makeStyles({
  // While the questions load, keeps the content below out of sight, so that it does not visibly
  // jump.
  waiting: { minHeight: '100vh' },
  // The text appears after 300 ms, so that a fast load shows nothing.
  late: {
    animationName: { from: { opacity: 0 }, to: { opacity: 0 } },
    animationDuration: '300ms',
  },
  failed: {
    display: 'grid',
    justifyItems: 'start',
    gap: tokens.spacingVerticalL,
    paddingBlock: tokens.spacingVerticalXXL,
  },
  choices: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalM },
});

interface TabContentProps {
  readonly section: PartState<FunctionComponent>;
  /** Whether the answers are saved on the device, and survive a reload. */
  readonly kept: boolean;
  readonly onRetry: () => void;
}

/** The questions of the open tab, or a status while their code is loading or has failed to load. */
export function TabContent({ section, kept, onRetry }: TabContentProps) {
  const styles = useStyles();
  if (section.kind === 'there') return createElement(section.part);
  if (section.kind === 'waiting') {
    return (
      <div className={styles.waiting}>
        <span role="status" className={styles.late}>
          Loading…
        </span>
      </div>
    );
  }
  // A browser may cache a failed import for as long as the page is open, so only a reload helps.
  const reload = section.failures > 1 && kept;
  return (
    <div role="alert" className={styles.failed}>
      <span>
        This part of the questionnaire could not be loaded. Your connection may be gone, or a new
        version was just published.{' '}
        {reload
          ? 'If trying again does not help, reload the page: your answers are kept on this device.'
          : 'Your answers are kept.'}
      </span>
      <div className={styles.choices}>
        <Button onClick={onRetry}>Try again</Button>
        {reload && <Button onClick={() => location.reload()}>Reload the page</Button>}
      </div>
    </div>
  );
}
