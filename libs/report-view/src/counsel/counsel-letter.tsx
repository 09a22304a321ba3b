import { isSpeech, type LetterSection } from '@ellac/contracts';
import { brandTokens, ForScreenReaders } from '@ellac/web';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useCard } from '../pieces/card.js';
import { RestsOn } from '../pieces/evidence/rests-on.js';
import { Isolated } from '../pieces/isolated.js';
import { belowContents } from '../reading-place/contents-place.js';
import { letterSectionId } from '../reading-place/letter-place.js';
import { figuresOf } from '../words/counsel-headings.js';
import { LetterText } from './letter-text.js';
import { keysOf, leadsOn } from '../words/letter-texts.js';
import { letterEvidence } from '../words/evidence/letter-evidence.js';

const phone = '@media screen and (max-width: 639px)';

const useStyles = makeStyles({
  // A sheet of its own, with the wide margins of a letter: about 80 characters a line.
  letter: {
    marginBlockEnd: '32px',
    padding: '40px clamp(20px, 5vw, 80px) 44px',
    [phone]: { paddingBlock: '24px 28px' },
    '@media print': {
      marginBlockEnd: '20px',
      padding: 0,
      // A border would be cut where the letter goes on on another sheet.
      border: 0,
    },
  },
  section: {
    ':not(:first-child)': { marginBlockStart: '36px' },
    '@media print': { ':not(:first-child)': { marginBlockStart: '20px' } },
  },
  title: {
    margin: '0 0 8px',
    fontSize: '22px',
    lineHeight: '30px',
    fontWeight: tokens.fontWeightSemibold,
    [phone]: { fontSize: '20px', lineHeight: '28px' },
    textWrap: 'balance',
    overflowWrap: 'anywhere',
    breakAfter: 'avoid',
    '@media print': { marginBlockEnd: '4px', fontSize: '17px', lineHeight: '24px' },
    ...belowContents,
  },
  text: {
    margin: '0 0 12px',
    fontSize: brandTokens.fontSizeProse,
    lineHeight: brandTokens.lineHeightProse,
    textWrap: 'pretty',
    overflowWrap: 'anywhere',
    orphans: 3,
    widows: 3,
    '@media print': { margin: '0 0 8px', fontSize: '15px', lineHeight: '22px' },
  },
  // Words to say to somebody, set apart so that they can be read out.
  speech: {
    marginInlineStart: 0,
    paddingInlineStart: '16px',
    borderInlineStartWidth: '3px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorBrandBackground,
    breakInside: 'avoid',
  },
  // What a list, a table or words to say go on from.
  leading: { marginBlockEnd: '6px', breakAfter: 'avoid' },
  points: {
    display: 'grid',
    gap: '6px',
    marginBlockEnd: '16px',
    paddingInlineStart: '24px',
    '& > li': { paddingInlineStart: '4px', breakInside: 'avoid' },
    '& > ::marker': { color: tokens.colorBrandForegroundLink },
    '@media print': { gap: '3px', marginBlockEnd: '10px' },
  },
  figures: {
    // What is only for screen readers stays where the table is.
    position: 'relative',
    width: '100%',
    margin: '4px 0 20px',
    borderCollapse: 'collapse',
    fontSize: '16px',
    lineHeight: '24px',
    '& tr': { breakInside: 'avoid' },
    '& th, & td': {
      padding: '7px 0',
      borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
      verticalAlign: 'baseline',
    },
    '& tr:first-child > *': { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
    '& th': {
      textAlign: 'start',
      fontWeight: tokens.fontWeightRegular,
      overflowWrap: 'anywhere',
    },
    // Wide enough for a figure with its share; a figure is never cut.
    '& td': {
      width: '30%',
      [phone]: { width: '40%' },
      paddingInlineStart: '16px',
      textAlign: 'end',
      fontWeight: tokens.fontWeightSemibold,
      fontVariantNumeric: 'tabular-nums',
    },
    '& thead > tr > *': {
      borderTop: 0,
      fontSize: '14px',
      lineHeight: '20px',
      fontWeight: tokens.fontWeightSemibold,
      color: tokens.colorNeutralForeground3,
    },
    '& thead + tbody > tr:first-child > *': { borderTop: 0 },
    '@media print': {
      marginBlockEnd: '12px',
      fontSize: '14px',
      lineHeight: '20px',
      '& th, & td': { paddingBlock: '4px' },
    },
  },
  // Each cell may hold words; on a phone four of them stand beside each other, in small letters.
  columns: {
    tableLayout: 'fixed',
    '& thead th': { paddingInlineStart: '16px', textAlign: 'end' },
    '& td': { width: 'auto', overflowWrap: 'anywhere' },
    [phone]: {
      fontSize: '14px',
      lineHeight: '20px',
      '& thead th, & td': { paddingInlineStart: '8px', width: 'auto' },
    },
  },
});

/** What decides in this business now and what to do about it, to be read from beginning to end. */
export function CounselLetter({ letter }: { letter: readonly LetterSection[] }) {
  const styles = useStyles();
  const card = useCard();
  return (
    <div className={mergeClasses(card, styles.letter)}>
      {letter.map((section, index) => (
        <div key={index} className={styles.section}>
          <h3 id={letterSectionId(index + 1)} tabIndex={-1} className={styles.title}>
            <Isolated text={section.title} />
          </h3>
          {section.paragraphs.map((paragraph, place) => (
            <Paragraph
              key={place}
              section={section}
              paragraph={paragraph}
              next={section.paragraphs[place + 1]}
            />
          ))}
          <RestsOn of={section.title} evidence={letterEvidence(section)} />
        </div>
      ))}
    </div>
  );
}

interface ParagraphProps {
  readonly section: LetterSection;
  readonly paragraph: LetterSection['paragraphs'][number];
  readonly next: LetterSection['paragraphs'][number] | undefined;
}

/** A paragraph with its list and its table; words to say are a quotation. */
function Paragraph({ section, paragraph, next }: ParagraphProps) {
  const styles = useStyles();
  const { text, points = [], heads = [], figures = [] } = paragraph;
  const isSaid = isSpeech(text);
  const Text = isSaid ? 'blockquote' : 'p';
  return (
    <>
      <Text
        className={mergeClasses(
          styles.text,
          isSaid && styles.speech,
          leadsOn(paragraph, next) && !isSaid && styles.leading,
        )}
      >
        <LetterText text={text} keys={keysOf(section)} />
      </Text>
      {points.length === 0 ? null : (
        <ul className={mergeClasses(styles.text, styles.points)}>
          {points.map((point, index) => (
            <li key={index}>
              <LetterText text={point} keys={keysOf(section)} />
            </li>
          ))}
        </ul>
      )}
      {figures.length === 0 ? null : (
        <table className={mergeClasses(styles.figures, heads.length > 1 && styles.columns)}>
          <caption>
            <ForScreenReaders>{figuresOf(section.title)}</ForScreenReaders>
          </caption>
          {heads.length === 0 ? null : (
            <thead>
              <tr>
                <td />
                {heads.map((head, index) => (
                  <th key={index} scope="col">
                    <Isolated text={head} />
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody>
            {figures.map(({ label, value, others = [] }, index) => (
              <tr key={index}>
                <th scope="row">
                  <Isolated text={label} />
                </th>
                {[value, ...others].map((cell, column) => (
                  <td key={column}>
                    <Isolated text={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
