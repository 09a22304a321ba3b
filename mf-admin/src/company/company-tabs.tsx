import { makeStyles, Tab, TabList } from '@fluentui/react-components';
import { useState } from 'react';
import { Card } from '../pieces/card.js';
import { NotesCard } from '../notes/notes-card.js';
import { ActivityPanel } from './activity-panel.js';
import { ComparePanel } from './changes/compare-panel.js';
import type { ScoredReport } from './changes/over-time.js';

const useStyles = makeStyles({
  card: { padding: '4px 0 0' },
  panel: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '12px',
    padding: '0 16px 16px',
  },
  tab: { minHeight: '44px' },
});

const tabs = [
  ['compare', 'Compare'],
  ['notes', 'Notes'],
  ['activity', 'Activity'],
] as const;
type TabName = (typeof tabs)[number][0];

interface Props {
  readonly companyId: string;
  readonly scores: readonly ScoredReport[];
}

/** What a coach looks into less often: a comparison of any two reports, notes, what happened. */
export function CompanyTabs({ companyId, scores }: Props) {
  const styles = useStyles();
  const [open, setOpen] = useState<TabName>('notes');
  return (
    <Card className={styles.card}>
      <TabList
        aria-label="More about this company"
        selectedValue={open}
        onTabSelect={(_, { value }) => setOpen(value as TabName)}
      >
        {tabs.map(([value, name]) => (
          <Tab
            key={value}
            id={`tab-${value}`}
            value={value}
            className={styles.tab}
            {...(value === open ? { 'aria-controls': `panel-${value}` } : {})}
          >
            {name}
          </Tab>
        ))}
      </TabList>
      <div
        role="tabpanel"
        id={`panel-${open}`}
        aria-labelledby={`tab-${open}`}
        className={styles.panel}
      >
        {open === 'compare' ? <ComparePanel companyId={companyId} scores={scores} /> : null}
        {open === 'notes' ? <NotesCard companyId={companyId} /> : null}
        {open === 'activity' ? <ActivityPanel companyId={companyId} /> : null}
      </div>
    </Card>
  );
}
