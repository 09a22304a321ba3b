import { Link, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import {
  CheckmarkCircle20Filled,
  ChevronDown20Regular,
  ChevronRight20Regular,
} from '@fluentui/react-icons';
import type { AnswersOfTab, TabId } from '@ellac/contracts';
import { brandTokens, ForScreenReaders } from '@ellac/web';
import { useId, type ReactNode } from 'react';
import type { TabState } from '../form/tabs/use-tab-states.js';
import type { Moves } from '../form/steps/use-moves.js';

const useStyles = makeStyles({
  card: {
    boxSizing: 'border-box',
    minWidth: 0,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: '8px',
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL} ${tokens.spacingVerticalM}`,
  },
  open: { gridColumn: '1 / -1' },
  head: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalS },
  heading: { margin: 0, minWidth: 0, fontSize: 'inherit', fontWeight: 'inherit' },
  name: {
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXS,
    minHeight: '32px',
    marginInlineStart: '-6px',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: '16px',
    lineHeight: '24px',
    fontWeight: tokens.fontWeightSemibold,
    textAlign: 'start',
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  chevron: { flexShrink: 0, color: tokens.colorNeutralForeground3 },
  done: { flexShrink: 0, color: brandTokens.doneSolid },
  chip: {
    flexShrink: 0,
    padding: '1px 8px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: brandTokens.surfaceSubtle,
    color: tokens.colorNeutralForeground2,
    fontSize: '13px',
    lineHeight: '20px',
    fontWeight: tokens.fontWeightSemibold,
  },
  faulty: {
    backgroundColor: brandTokens.failedTint,
    color: brandTokens.failedText,
  },
  change: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '32px',
    marginInlineStart: 'auto',
    fontSize: '14px',
    '@container (max-width: 639px)': { minHeight: '44px' },
  },
  summary: {
    margin: 0,
    fontSize: '14px',
    lineHeight: '20px',
    color: tokens.colorNeutralForeground3,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  answers: { margin: `${tokens.spacingVerticalS} 0 0` },
});

/** The id of the link from the review to a tab, which gets the focus again on return. */
const linkId = (tab: TabId): string => `change-${tab}`;

function StateChip({ state }: { readonly state: TabState }) {
  const styles = useStyles();
  const { kind, answered, questions } = state;
  if (kind === 'done') {
    return (
      <>
        <CheckmarkCircle20Filled className={styles.done} />
        <ForScreenReaders> (complete)</ForScreenReaders>
      </>
    );
  }
  return (
    <span className={mergeClasses(styles.chip, kind === 'faulty' && styles.faulty)}>
      {kind === 'faulty' ? 'has errors' : `${questions - answered} open`}
    </span>
  );
}

interface ReviewCardProps {
  readonly ofTab: AnswersOfTab;
  readonly state: TabState;
  readonly summary: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onOpen: Moves['open'];
  /** All answers of the tab, shown while the card is open. */
  readonly children: ReactNode;
}

/** The answers of one tab in a line; the card opens to all of them. */
export function ReviewCard(props: ReviewCardProps) {
  const { ofTab, state, summary, isOpen, onToggle, onOpen, children } = props;
  const { tab, label } = ofTab;
  const styles = useStyles();
  const answersId = useId();
  return (
    <div className={mergeClasses(styles.card, isOpen && styles.open)}>
      <div className={styles.head}>
        <h4 className={styles.heading}>
          <button
            type="button"
            className={styles.name}
            aria-expanded={isOpen}
            aria-controls={isOpen ? answersId : undefined}
            onClick={onToggle}
          >
            {isOpen ? (
              <ChevronDown20Regular className={styles.chevron} />
            ) : (
              <ChevronRight20Regular className={styles.chevron} />
            )}
            {label}
          </button>
        </h4>
        <StateChip state={state} />
        <Link
          inline
          id={linkId(tab)}
          className={styles.change}
          href={`#${tab}`}
          onClick={(event) => {
            event.preventDefault();
            onOpen(tab, undefined, linkId(tab));
          }}
        >
          Change<ForScreenReaders> the answers on {label}</ForScreenReaders>
        </Link>
      </div>
      {isOpen ? (
        <dl id={answersId} className={styles.answers}>
          {children}
        </dl>
      ) : (
        <p className={styles.summary}>{summary}</p>
      )}
    </div>
  );
}
