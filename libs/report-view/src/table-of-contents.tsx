import { Link, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useMediaQuery } from '@ellac/web';
import { useState, type MouseEvent } from 'react';
import { wideWindow } from './reading-place/contents-place.js';
import { goTo } from './reading-place/go-to.js';
import { reportSections, type ReportSectionId } from './words/report-sections.js';
import { useCurrentSection } from './reading-place/use-current-section.js';

/** Pixels; beside a column of at most 800 there is room for this from `wideWindow` on. */
const sideWidth = 184;
const sideGap = 24;

const useStyles = makeStyles({
  // As long as the report, so that the contents stay beside the text.
  side: {
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: `-${sideWidth + sideGap}px`,
    width: `${sideWidth}px`,
    '@media print': { display: 'none' },
  },
  sideNav: {
    position: 'sticky',
    insetBlockStart: '24px',
    maxHeight: 'calc(100vh - 48px)',
    overflowY: 'auto',
  },
  // Sticky, but not in a window so low that it would cover half of it.
  bar: {
    marginBlockEnd: '24px',
    paddingBlock: '8px',
    // The page's own colour, which stands in its style sheet.
    backgroundColor: 'var(--page, Canvas)',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    '@media (min-height: 480px)': { position: 'sticky', insetBlockStart: 0, zIndex: 1 },
    '@media print': { display: 'none' },
  },
  summary: {
    cursor: 'pointer',
    minHeight: '24px',
    lineHeight: '24px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  list: { margin: 0, padding: 0, listStyleType: 'none', display: 'grid', gap: '4px' },
  opened: { paddingBlockStart: '8px', maxHeight: '60vh', overflowY: 'auto' },
  link: {
    display: 'block',
    minHeight: '24px',
    lineHeight: '20px',
    paddingBlock: '4px',
    paddingInlineStart: '12px',
    borderInlineStartWidth: '3px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: 'transparent',
    color: tokens.colorNeutralForeground2,
  },
  current: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    borderInlineStartColor: tokens.colorBrandForeground1,
  },
});

interface Props {
  readonly ids: readonly ReportSectionId[];
  /** What stands at the end of the report. */
  readonly endId: string;
}

const label = 'Contents of the report';

/** Shows the current place in the report, with links to its sections. */
export function TableOfContents({ ids, endId }: Props) {
  const styles = useStyles();
  const isWide = useMediaQuery(wideWindow);
  const current = useCurrentSection(ids, endId);
  const [isOpen, setOpen] = useState(false);
  const follow = (id: ReportSectionId) => (event: MouseEvent) => {
    setOpen(false);
    goTo(id)(event);
  };
  const list = (
    <ul className={mergeClasses(styles.list, !isWide && styles.opened)}>
      {ids.map((id) => (
        <li key={id}>
          <Link
            className={mergeClasses(styles.link, id === current && styles.current)}
            href={`#${id}`}
            aria-current={id === current ? 'location' : undefined}
            onClick={follow(id)}
          >
            {reportSections[id]}
          </Link>
        </li>
      ))}
    </ul>
  );
  if (isWide) {
    return (
      <div className={styles.side}>
        <nav className={styles.sideNav} aria-label={label}>
          {list}
        </nav>
      </div>
    );
  }
  return (
    <nav className={styles.bar} aria-label={label}>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className={styles.summary}>
          Contents{current === null ? '' : `: ${reportSections[current]}`}
        </summary>
        {list}
      </details>
    </nav>
  );
}
