import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { Card } from '../pieces/card.js';
import type { DeskPanel } from './coach-panels.js';
import { DeskTabs, panelId, tabId } from './desk-tabs.js';
import { headHeight } from './report-places.js';

/** Pixels between the rail and what is above it. */
const air = 16;

const top = `calc(var(--bar, 0px) + ${headHeight + air}px)`;

const useStyles = makeStyles({
  rail: {
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    boxSizing: 'border-box',
    position: 'sticky',
    top,
    height: `calc(100vh - var(--bar, 0px) - ${headHeight + 2 * air}px)`,
    // Two scrolling halves need some height.
    '@media (max-height: 599px)': { position: 'static', height: 'auto' },
    '@media print': { display: 'none' },
  },
  tabbed: {
    flex: '1 1 0',
    minHeight: '160px',
    padding: '4px 0 0',
    gap: 0,
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
  panel: {
    minHeight: 0,
    overflowY: 'auto',
    padding: '12px 16px 16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  below: {
    flex: '0 1 auto',
    maxHeight: '56%',
    overflowY: 'auto',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // A card clips what overflows it, so a row would shrink instead of scrolling.
    gridAutoRows: 'max-content',
    gap: '12px',
    // The shadows and focus rings of the cards need some air in a box that scrolls; the cards still
    // stand in one line with the one above.
    padding: '2px',
    marginInline: '-2px',
    '@media (max-height: 599px)': { maxHeight: 'none' },
  },
});

/** What scrolls has to take the focus, or the keyboard could not scroll it. */
const scrolledByKeys = { tabIndex: 0 };

interface Props {
  readonly panels: readonly DeskPanel[];
  /** What is always in sight: notes and comments. */
  readonly children: ReactNode;
}

/** What a coach needs beside the report: one of the panels, and always notes and comments. */
export function SideRail({ panels, children }: Props) {
  const styles = useStyles();
  const [open, setOpen] = useState(panels[0]?.id ?? '');
  const shown = panels.find(({ id }) => id === open);
  return (
    <aside className={styles.rail} aria-label="For the coach">
      <Card className={styles.tabbed}>
        <DeskTabs panels={panels} open={open} onOpen={setOpen} />
        <div
          key={open}
          role="tabpanel"
          id={panelId(open)}
          aria-labelledby={tabId(open)}
          {...scrolledByKeys}
          className={styles.panel}
        >
          {shown?.content}
        </div>
      </Card>
      <div className={styles.below}>{children}</div>
    </aside>
  );
}
