import {
  Body1,
  Dialog,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  Spinner,
  tokens,
} from '@fluentui/react-components';
import { useId } from 'react';
import { reportParts } from '../analyst/report-parts.js';

const useStyles = makeStyles({
  surface: {
    boxSizing: 'border-box',
    display: 'grid',
    placeItems: 'center',
    width: '100vw',
    maxWidth: '100vw',
    height: '100dvh',
    maxHeight: '100dvh',
    borderRadius: 0,
    overflowY: 'auto',
  },
  body: { width: 'min(480px, 100%)', rowGap: tokens.spacingVerticalL },
  title: { justifySelf: 'start', outlineOffset: '4px' },
  content: { display: 'grid', gap: tokens.spacingVerticalL },
  spinner: { justifySelf: 'start' },
  steps: { margin: 0, paddingInlineStart: tokens.spacingHorizontalXL },
  step: { padding: `${tokens.spacingVerticalXS} 0` },
});

/** Covers the page while the questionnaire is sent. It names the steps and invents no progress. */
export function GeneratingOverlay({ open }: { readonly open: boolean }) {
  const styles = useStyles();
  const aboutId = useId();
  return (
    <Dialog open={open} modalType="alert">
      <DialogSurface className={styles.surface} aria-describedby={aboutId}>
        <DialogBody className={styles.body}>
          {/* A dialog traps the focus only if something in it is focusable. */}
          <DialogTitle className={styles.title} tabIndex={0}>
            Generating Analysis
          </DialogTitle>
          <DialogContent className={styles.content}>
            <Spinner className={styles.spinner} label="Sending your answers" />
            <Body1 id={aboutId}>
              Please keep this page open for a moment. The analysis of your answers looks at:
            </Body1>
            <ol className={styles.steps}>
              {reportParts.map(({ value, label }) => (
                <li key={value} className={styles.step}>
                  {label}
                </li>
              ))}
            </ol>
          </DialogContent>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
