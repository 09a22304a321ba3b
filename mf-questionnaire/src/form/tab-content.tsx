import { Body1, Button, makeStyles, tokens } from '@fluentui/react-components';
import type { PartState } from '@ellac/web';
import { createElement, type FunctionComponent } from 'react';

const useStyles = makeStyles({
  // What stands below is out of sight until the questions are there, and so does not jump.
  waiting: { minHeight: '100vh' },
  // What takes under 300 ms says nothing.
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
  /** Whether the answers outlast the page. */
  readonly kept: boolean;
  readonly onRetry: () => void;
}

/** The questions of the open tab, or what is to be said as long as their code is not there. */
export function TabContent({ section, kept, onRetry }: TabContentProps) {
  const styles = useStyles();
  if (section.kind === 'there') return createElement(section.part);
  if (section.kind === 'waiting') {
    return (
      <div className={styles.waiting}>
        <Body1 role="status" className={styles.late}>
          Loading…
        </Body1>
      </div>
    );
  }
  // A browser may remember the failure for as long as the page is open.
  const reload = section.failures > 1 && kept;
  return (
    <div role="alert" className={styles.failed}>
      <Body1>
        This part of the questionnaire could not be loaded. Your connection may be gone, or a new
        version was just published.{' '}
        {reload
          ? 'If trying again does not help, reload the page: your answers are kept on this device.'
          : 'Your answers are kept.'}
      </Body1>
      <div className={styles.choices}>
        <Button onClick={onRetry}>Try again</Button>
        {reload && <Button onClick={() => location.reload()}>Reload the page</Button>}
      </div>
    </div>
  );
}
