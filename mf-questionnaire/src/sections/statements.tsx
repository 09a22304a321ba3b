import { makeStyles, tokens } from '@fluentui/react-components';
import { brandTokens } from '@ellac/web';
import { useId } from 'react';
import type { NameOfKind } from '../fields/field-names.js';
import { RatingField } from '../fields/choices/rating-field.js';
import { useTouchedCount } from '../fields/use-touched-count.js';

const useStyles = makeStyles({
  // Further from the group before than from its own statements.
  group: { ':not(:first-of-type)': { marginTop: tokens.spacingVerticalL } },
  head: {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalM,
    marginBottom: tokens.spacingVerticalXS,
  },
  heading: {
    margin: 0,
    fontSize: '20px',
    lineHeight: '28px',
    fontWeight: tokens.fontWeightSemibold,
  },
  count: {
    fontSize: brandTokens.fontSizeMeta,
    lineHeight: brandTokens.lineHeightMeta,
    color: tokens.colorNeutralForeground3,
  },
  statement: {
    padding: '16px 0',
    ':not(:last-child)': {
      borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    },
    ':nth-child(2)': { paddingTop: 0 },
    ':last-child': { paddingBottom: 0 },
  },
});

interface StatementsProps {
  readonly heading: string;
  readonly names: readonly NameOfKind<'rating'>[];
}

/** Ratings of one area under their heading, with the number of those that are given. */
export function Statements({ heading, names }: StatementsProps) {
  const styles = useStyles();
  const headingId = useId();
  const touched = useTouchedCount(names);
  return (
    <section aria-labelledby={headingId} className={styles.group}>
      <div className={styles.head}>
        <h3 id={headingId} className={styles.heading}>
          {heading}
        </h3>
        <span className={styles.count}>{`${touched} of ${names.length}`}</span>
      </div>
      {names.map((name) => (
        <div key={name} className={styles.statement}>
          <RatingField name={name} />
        </div>
      ))}
    </section>
  );
}
