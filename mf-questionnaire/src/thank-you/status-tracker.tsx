import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Checkmark20Regular, Warning20Regular } from '@fluentui/react-icons';
import { brandTokens, ForScreenReaders } from '@ellac/web';
import type { ReactElement, ReactNode } from 'react';

export type StepState = 'done' | 'now' | 'next' | 'failed';

/** One step of a matter that goes on without the reader. */
export interface TrackedStep {
  readonly name: string;
  readonly state: StepState;
  readonly title: string;
  /** Drawn while the step is not done. */
  readonly icon: ReactElement;
  readonly children: ReactNode;
}

const mark = 32;

const useStyles = makeStyles({
  steps: { margin: 0, padding: 0, listStyleType: 'none' },
  step: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${mark}px minmax(0, 1fr)`,
    columnGap: tokens.spacingHorizontalL,
    paddingBottom: '22px',
    // The line to the next mark.
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '15px',
      top: '34px',
      bottom: '2px',
      width: '2px',
      backgroundColor: tokens.colorNeutralStroke1,
      '@media (forced-colors: active)': { backgroundColor: 'CanvasText' },
    },
    '&:last-child': { paddingBottom: 0 },
  },
  passed: { '&:not(:last-child)::after': { backgroundColor: brandTokens.doneSolid } },
  mark: {
    boxSizing: 'border-box',
    display: 'grid',
    placeItems: 'center',
    width: `${mark}px`,
    height: `${mark}px`,
    borderRadius: tokens.borderRadiusCircular,
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
  done: { backgroundColor: brandTokens.doneTint, color: brandTokens.doneText },
  now: {
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
  },
  next: {
    border: `1.5px solid ${tokens.colorNeutralStroke1}`,
    color: tokens.colorNeutralForeground3,
  },
  failed: { backgroundColor: brandTokens.failedTint, color: brandTokens.failedText },
  words: { display: 'grid', minWidth: 0, paddingTop: tokens.spacingVerticalXS },
  title: {
    fontSize: '17px',
    lineHeight: '24px',
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  about: {
    color: tokens.colorNeutralForeground3,
    fontSize: '15px',
    lineHeight: '22px',
    overflowWrap: 'anywhere',
  },
});

const spoken: Readonly<Record<StepState, string>> = {
  done: 'Done',
  now: 'In work',
  next: 'Still to come',
  failed: 'Failed',
};

/** Steps in their order, each with a mark that says how far it is. */
export function StatusTracker({ steps }: { readonly steps: readonly TrackedStep[] }) {
  const styles = useStyles();
  return (
    <ol className={styles.steps}>
      {steps.map(({ name, state, title, icon, children }) => (
        <li key={name} className={mergeClasses(styles.step, state === 'done' && styles.passed)}>
          <span className={mergeClasses(styles.mark, styles[state])} aria-hidden>
            {state === 'done' ? (
              <Checkmark20Regular />
            ) : state === 'failed' ? (
              <Warning20Regular />
            ) : (
              icon
            )}
          </span>
          <div className={styles.words}>
            <div className={styles.title}>
              <ForScreenReaders>{`${spoken[state]}: `}</ForScreenReaders>
              {title}
            </div>
            <div className={styles.about}>{children}</div>
          </div>
        </li>
      ))}
    </ol>
  );
}
