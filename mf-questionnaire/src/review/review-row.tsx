import { Link, makeStyles, tokens } from '@fluentui/react-components';
import { ErrorCircle16Filled } from '@fluentui/react-icons';
import type { TabId } from '@ellac/contracts';
import { brandTokens, ForScreenReaders } from '@ellac/web';
import { memo } from 'react';
import type { FieldName } from '../fields/field-names.js';
import type { Moves } from '../form/steps/use-moves.js';

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) auto',
    columnGap: tokens.spacingHorizontalL,
    alignItems: 'baseline',
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    '@container (max-width: 639px)': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
  question: {
    paddingBlock: tokens.spacingVerticalS,
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
    '@container (max-width: 639px)': { paddingBottom: 0 },
  },
  answer: {
    margin: 0,
    paddingBlock: tokens.spacingVerticalS,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
    '@container (max-width: 639px)': { paddingTop: 0, gridArea: '2 / 1' },
  },
  fault: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    color: brandTokens.failedText,
  },
  icon: { flexShrink: 0 },
  action: { margin: 0, '@container (max-width: 639px)': { gridArea: '1 / 2 / span 2' } },
  // High enough for a thumb.
  change: { display: 'inline-flex', alignItems: 'center', minHeight: '44px' },
});

/** A question's label as the end of a sentence. */
const inSentence = (label: string): string =>
  label.charAt(0).toLowerCase() + label.slice(1).replace(/[.?]$/, '');

/** The id of the link from the review to a question, which gets the focus again on return. */
export const rowId = (name: FieldName): string => `change-${name}`;

interface ReviewRowProps {
  readonly name: FieldName;
  readonly tab: TabId;
  readonly label: string;
  readonly text: string;
  /** What is missing or wrong. */
  readonly fault: string | undefined;
  readonly onOpen: Moves['open'];
}

/** One question with its answer, and a link to it. */
export const ReviewRow = memo(function ReviewRow(props: ReviewRowProps) {
  const { name, tab, label, text, fault, onOpen } = props;
  const styles = useStyles();
  return (
    <div className={styles.row}>
      <dt className={styles.question}>{label}</dt>
      <dd className={styles.answer}>
        {text}
        {fault !== undefined && (
          <span className={styles.fault}>
            <ErrorCircle16Filled className={styles.icon} />
            {fault}
          </span>
        )}
      </dd>
      <dd className={styles.action}>
        <Link
          inline
          id={rowId(name)}
          className={styles.change}
          href={`#${tab}`}
          onClick={(event) => {
            event.preventDefault();
            onOpen(tab, name, rowId(name));
          }}
        >
          Change<ForScreenReaders> {inSentence(label)}</ForScreenReaders>
        </Link>
      </dd>
    </div>
  );
});
