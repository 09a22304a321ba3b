import { Link, makeStyles } from '@fluentui/react-components';
import { BookmarkRegular } from '@fluentui/react-icons';
import { useBand } from '../pieces/band.js';
import { goTo } from '../reading-place/go-to.js';
import { letterEnd, letterEndTitle } from '../words/counsel-headings.js';
import { reportSections } from '../words/report-sections.js';

const useStyles = makeStyles({
  end: { marginBlockEnd: '32px' },
  links: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 20px',
    margin: '4px 0 0',
    '@media print': { display: 'none' },
  },
  // Tall enough to press.
  link: { paddingBlock: '3px' },
});

/** Says that the letter is over and what follows, so that nobody reads on out of duty. */
export function LetterEnd() {
  const styles = useStyles();
  const band = useBand();
  return (
    <div className={`${band} ${styles.end}`}>
      <BookmarkRegular fontSize={20} aria-hidden />
      <div>
        <strong>{letterEndTitle}</strong> {letterEnd}
        <p className={styles.links}>
          {(['recommendations', 'plan'] as const).map((id) => (
            <Link key={id} inline className={styles.link} href={`#${id}`} onClick={goTo(id)}>
              {reportSections[id]}
            </Link>
          ))}
        </p>
      </div>
    </div>
  );
}
