import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  mergeClasses,
  ProgressBar,
  tokens,
} from '@fluentui/react-components';
import {
  ArrowTrending20Regular,
  ClipboardTaskListLtr20Regular,
  Flow20Regular,
  LockClosed20Regular,
  People20Regular,
  Person20Regular,
} from '@fluentui/react-icons';
import { brandTokens, useMediaQuery } from '@ellac/web';
import { useCallback, useId, type FunctionComponent } from 'react';
import { reportParts } from '../analyst/report-parts.js';
import { useHost } from '../host/host.js';

const useStyles = makeStyles({
  surface: {
    boxSizing: 'border-box',
    display: 'grid',
    alignContent: 'safe center',
    justifyItems: 'center',
    gap: tokens.spacingVerticalXXL,
    width: '100vw',
    maxWidth: '100vw',
    height: '100dvh',
    maxHeight: '100dvh',
    padding: '24px 16px',
    border: 'none',
    borderRadius: 0,
    overflowY: 'auto',
    backgroundColor: brandTokens.brandField,
  },
  mark: { color: brandTokens.onField, ':empty': { display: 'none' } },
  card: {
    boxSizing: 'border-box',
    width: 'min(480px, 100%)',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow28,
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
  bar: { height: '4px', borderRadius: 0 },
  body: { padding: '28px 32px 20px', rowGap: '6px' },
  title: {
    justifySelf: 'start',
    fontSize: '24px',
    lineHeight: '32px',
    outlineOffset: '4px',
  },
  content: { display: 'grid', gap: '18px', color: tokens.colorNeutralForeground2 },
  about: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: '24px' },
  steps: { margin: 0, padding: 0, listStyleType: 'none' },
  step: {
    boxSizing: 'border-box',
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr)',
    alignItems: 'center',
    gap: '14px',
    minHeight: '48px',
    paddingBlock: tokens.spacingVerticalS,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase400,
    lineHeight: '24px',
    '& > svg': { color: tokens.colorBrandForegroundLink },
  },
  kept: {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr)',
    gap: tokens.spacingHorizontalS,
    margin: 0,
    color: brandTokens.onField2,
    fontSize: '15px',
    lineHeight: '20px',
  },
});

type ReportPart = (typeof reportParts)[number]['value'];

const icons: Readonly<Partial<Record<ReportPart, FunctionComponent>>> = {
  systems: Flow20Regular,
  sales: People20Regular,
  leadership: Person20Regular,
  growth: ArrowTrending20Regular,
  plan: ClipboardTaskListLtr20Regular,
};

/** Covers the page while the questionnaire is sent. It names the steps and invents no progress. */
export function GeneratingOverlay({ open }: { readonly open: boolean }) {
  const styles = useStyles();
  const aboutId = useId();
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const { header } = useHost();
  const showMark = useCallback(
    (place: HTMLElement | null) => {
      // The provider's mark stands beside the part of the header that the app fills.
      const copy = header()?.parentElement?.querySelector('.mark')?.cloneNode(true);
      if (copy !== undefined) place?.replaceChildren(copy);
    },
    [header],
  );
  return (
    <Dialog open={open} modalType="alert">
      {/* By this name `page.css` colours what the page leaves for its scroll bar. */}
      <DialogSurface
        className={mergeClasses('generating', styles.surface)}
        aria-describedby={aboutId}
      >
        <span ref={showMark} className={styles.mark} />
        <div className={styles.card}>
          <ProgressBar
            className={styles.bar}
            thickness="large"
            aria-label="Sending your answers"
            // Fluent's own bar pulses where the reader asks for less motion.
            {...(isStill ? { indeterminateMotion: null } : {})}
          />
          <DialogBody className={styles.body}>
            {/* A dialog traps the focus only if something in it is focusable. */}
            <DialogTitle className={styles.title} tabIndex={0}>
              Generating Analysis
            </DialogTitle>
            <DialogContent className={styles.content}>
              <p id={aboutId} className={styles.about}>
                Please keep this page open for a moment. The analysis of your answers looks at:
              </p>
              <ol className={styles.steps}>
                {reportParts.map(({ value, label }) => {
                  const Icon = icons[value];
                  return (
                    <li key={value} className={styles.step}>
                      {Icon !== undefined && <Icon aria-hidden />}
                      {label}
                    </li>
                  );
                })}
              </ol>
            </DialogContent>
          </DialogBody>
        </div>
        <p className={styles.kept}>
          <LockClosed20Regular aria-hidden />
          Your answers stay on this device until they have arrived.
        </p>
      </DialogSurface>
    </Dialog>
  );
}
