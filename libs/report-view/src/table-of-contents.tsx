import { Link, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useMediaQuery } from '@ellac/web';
import { useState, type MouseEvent } from 'react';
import { barsAbove, lowWindow, repBarHeight, wideWindow } from './reading-place/contents-place.js';
import { goTo } from './reading-place/go-to.js';
import { contentsNames, type ContentsId } from './words/report-sections.js';
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
    insetBlockStart: `${repBarHeight + 24}px`,
    maxHeight: `calc(100vh - ${repBarHeight + 48}px)`,
    // Below the hero's field.
    marginBlockStart: '64px',
    overflowY: 'auto',
  },
  // Sticky, but not in a window so low that it would cover half of it.
  bar: {
    marginInline: 'calc(-1 * clamp(16px, 4vw, 32px))',
    paddingInline: 'clamp(16px, 4vw, 32px)',
    marginBlockEnd: '24px',
    paddingBlock: '8px',
    // The page's own colour, which stands in its style sheet.
    backgroundColor: 'var(--page, Canvas)',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    [`@media not all and ${lowWindow}`]: {
      position: 'sticky',
      insetBlockStart: barsAbove,
      zIndex: 1,
    },
    '@media print': { display: 'none' },
  },
  // On the desk something else stands beside the report.
  onDesk: { marginInline: 0, paddingInline: '16px' },
  summary: {
    cursor: 'pointer',
    minHeight: '24px',
    lineHeight: '24px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  list: { margin: 0, padding: 0, listStyleType: 'none', display: 'grid', gap: '4px' },
  line: { boxShadow: `inset 1px 0 ${tokens.colorNeutralStroke1}`, gap: 0 },
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
    '@media (forced-colors: active)': { borderInlineStartColor: 'Canvas' },
    color: tokens.colorNeutralForeground2,
  },
  current: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    borderInlineStartColor: tokens.colorBrandForeground1,
    '@media (forced-colors: active)': { borderInlineStartColor: 'Highlight' },
  },
});

interface Props {
  readonly ids: readonly ContentsId[];
  /** What stands at the end of the report. */
  readonly endId: string;
  /** On the desk there is no room beside the report, however wide the window is. */
  readonly place: 'page' | 'desk';
}

const label = 'Contents of the report';

/** Shows the current place in the report, with links to its sections. */
export function TableOfContents({ ids, endId, place }: Props) {
  const styles = useStyles();
  const isWide = useMediaQuery(wideWindow) && place === 'page';
  const current = useCurrentSection(ids, endId);
  const [isOpen, setOpen] = useState(false);
  const follow = (id: ContentsId) => (event: MouseEvent) => {
    setOpen(false);
    goTo(id)(event);
  };
  // Beside the text, the first page is marked until the reader is further on.
  const marked = isWide ? (current ?? ids[0]) : current;
  const list = (
    <ul className={mergeClasses(styles.list, isWide ? styles.line : styles.opened)}>
      {ids.map((id) => (
        <li key={id}>
          <Link
            className={mergeClasses(styles.link, id === marked && styles.current)}
            href={`#${id}`}
            aria-current={id === marked ? 'location' : undefined}
            onClick={follow(id)}
          >
            {contentsNames[id]}
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
    <nav className={mergeClasses(styles.bar, place === 'desk' && styles.onDesk)} aria-label={label}>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className={styles.summary}>
          Contents{current === null ? '' : `: ${contentsNames[current]}`}
        </summary>
        {list}
      </details>
    </nav>
  );
}
