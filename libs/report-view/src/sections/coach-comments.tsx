import { brandTokens } from '@ellac/web';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useCard } from '../pieces/card.js';
import { Isolated } from '../pieces/isolated.js';
import { measure } from '../pieces/measure.js';
import { Section } from '../pieces/section.js';
import {
  behindName,
  initialsOf,
  unnamedCoach,
  type CoachComment,
} from '../words/coach-comments.js';
import { reportSections } from '../words/report-sections.js';

const useStyles = makeStyles({
  notes: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '12px',
  },
  note: {
    borderInlineStartWidth: '4px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorBrandBackground,
    breakInside: 'avoid',
  },
  signed: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    margin: '0 0 8px',
    fontSize: '14px',
    lineHeight: '20px',
    color: tokens.colorNeutralForeground3,
  },
  initials: {
    flexShrink: 0,
    width: '32px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: brandTokens.brandTint,
    color: brandTokens.onBrandTint,
    lineHeight: '32px',
    textAlign: 'center',
    fontWeight: tokens.fontWeightSemibold,
    printColorAdjust: 'exact',
  },
  text: {
    margin: 0,
    maxWidth: measure,
    fontSize: brandTokens.fontSizeProse,
    lineHeight: brandTokens.lineHeightProse,
    overflowWrap: 'anywhere',
    // Coaches write their comments in paragraphs.
    whiteSpace: 'pre-line',
  },
});

/** What coaches wrote to the owner, each signed with its date. */
export function CoachComments({ comments }: { comments: readonly CoachComment[] }) {
  const styles = useStyles();
  const card = useCard();
  return (
    <Section id="comments" title={reportSections.comments}>
      <ul className={styles.notes}>
        {comments.map((comment, index) => (
          <li key={index} className={mergeClasses(card, styles.note)}>
            <p className={styles.signed}>
              {comment.author === null ? null : (
                <span className={styles.initials} aria-hidden="true">
                  {initialsOf(comment.author)}
                </span>
              )}
              <span>
                <strong>
                  {comment.author === null ? unnamedCoach : <Isolated text={comment.author} />}
                </strong>
                {behindName(comment)}
              </span>
            </p>
            <p className={styles.text}>
              <Isolated text={comment.content} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
