import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { brandTokens } from '@ellac/web';
import type { ReactElement, ReactNode } from 'react';

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 480px)',
    justifyContent: 'center',
    gap: '20px',
    paddingBlock: 'clamp(0px, 5vw, 40px)',
  },
  card: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    gap: '14px',
    padding: 'clamp(24px, 5vw, 36px) clamp(20px, 5vw, 40px)',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow8,
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
  centred: { justifyItems: 'center', textAlign: 'center' },
  // Of one size in all states, so that one takes the place of the other.
  icon: {
    display: 'grid',
    placeItems: 'center',
    width: '48px',
    height: '48px',
    borderRadius: tokens.borderRadiusCircular,
    color: tokens.colorNeutralForeground2,
  },
  done: { backgroundColor: brandTokens.doneTint, color: brandTokens.doneText },
  'needs-look': { backgroundColor: brandTokens.needsLookTint, color: brandTokens.needsLookText },
  waiting: {},
  heading: {
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: '14px',
    lineHeight: '20px',
    fontWeight: tokens.fontWeightSemibold,
    // The page focuses the heading itself, and it is not a control, so it shows no focus ring.
    outlineStyle: 'none',
  },
  below: {
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: '14px',
    lineHeight: '20px',
    textAlign: 'center',
  },
});

/** What a link opens, and what its holder has to know. */
export const opened = {
  report: {
    heading: 'Your report',
    below: 'The link is yours alone: anybody who has it can read the report.',
  },
  notMe: {
    heading: 'Mails to your address',
    below: 'Only the reader of the mail can open this page.',
  },
  plan: {
    heading: 'A shared plan',
    below: 'Anybody who has the link can see the plan until the link ends.',
  },
} as const;
export type Opened = Exclude<keyof typeof opened, 'notMe'>;

interface YourReportPageProps {
  /** A report, unless told. */
  readonly of?: keyof typeof opened | undefined;
  readonly icon: ReactElement;
  /** What the icon's colour says. */
  readonly manner: 'waiting' | 'done' | 'needs-look';
  readonly children: ReactNode;
}

/** The card shown instead of a report or a shared plan; its parts stay at the same place in every state. */
export function YourReportPage({ of = 'report', icon, manner, children }: YourReportPageProps) {
  const styles = useStyles();
  const { heading, below } = opened[of];
  return (
    <div className={styles.page}>
      <div className={mergeClasses(styles.card, manner !== 'needs-look' && styles.centred)}>
        <span className={mergeClasses(styles.icon, styles[manner])}>{icon}</span>
        <h1 className={styles.heading} tabIndex={-1}>
          {heading}
        </h1>
        {children}
      </div>
      <p className={styles.below}>{below}</p>
    </div>
  );
}
