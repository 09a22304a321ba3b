import { Link, makeStyles, tokens } from '@fluentui/react-components';
import type { MouseEvent } from 'react';
import { reportSections, type ReportSectionId } from './report-sections.js';

const useStyles = makeStyles({
  nav: { marginBlockEnd: '32px', '@media print': { display: 'none' } },
  list: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px 20px',
    fontSize: tokens.fontSizeBase300,
  },
  link: { display: 'inline-block', minHeight: '24px' },
});

/** Goes to a section without touching the address, which may hold the link's token. */
const goTo = (id: string) => (event: MouseEvent) => {
  event.preventDefault();
  const section = document.getElementById(id);
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
};

export function TableOfContents({ ids }: { ids: readonly ReportSectionId[] }) {
  const styles = useStyles();
  return (
    <nav className={styles.nav} aria-label="Contents of the report">
      <ul className={styles.list}>
        {ids.map((id) => (
          <li key={id}>
            <Link className={styles.link} href={`#${id}`} onClick={goTo(id)}>
              {reportSections[id]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
