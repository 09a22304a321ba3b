import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReportRecord } from '@ellac/contracts';
import { useMediaQuery } from '@ellac/web';
import { type ReactNode, useState } from 'react';
import { CommentsCard } from './comments/comments-card.js';
import { NotesCard } from '../notes/notes-card.js';
import { coachPanels, type DeskPanel } from './coach-panels.js';
import { DeskTabs, panelId, tabId } from './desk-tabs.js';
import {
  besideReport,
  headHeight,
  lowDesk,
  roomBesideReport,
  tabsHeight,
} from './report-places.js';
import { SideRail } from './side-rail.js';

const useStyles = makeStyles({
  desk: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px',
    '--bars-above-report': `calc(var(--bar, 0px) + ${tabsHeight + 1}px)`,
    [besideReport]: {
      gridTemplateColumns: 'minmax(0, 800px) 344px',
      alignItems: 'start',
      gap: '24px',
      '--bars-above-report': `calc(var(--bar, 0px) + ${headHeight}px)`,
    },
    [lowDesk]: { '--bars-above-report': '0px' },
    '@media print': { display: 'block' },
  },
  report: { width: '100%', maxWidth: '800px', minWidth: 0, '@media print': { maxWidth: 'none' } },
  tabs: {
    position: 'sticky',
    top: 'var(--bar, 0px)',
    zIndex: 2,
    overflowX: 'auto',
    backgroundColor: 'var(--page, Canvas)',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    '& > [role=tablist]': { flexWrap: 'nowrap' },
    [lowDesk]: { position: 'static' },
    '@media print': { display: 'none' },
  },
  panel: { minWidth: 0, '@media print': { display: 'none' } },
  // On paper the report stands alone, whatever tab is open.
  closed: { '@media screen': { display: 'none' } },
});

interface Props {
  readonly record: ReportRecord;
  /** The report as its owner sees it; null where there is none. */
  readonly report: ReactNode;
  /** What is said above the report. */
  readonly notices: ReactNode;
}

/** The report beside what only coaches see; in a narrow window each is behind a tab. */
export function ReportDesk({ record, report, notices }: Props) {
  const styles = useStyles();
  const isWide = useMediaQuery(roomBesideReport);
  const companyId = record.company.id;
  const notes = <NotesCard companyId={companyId} reportId={record.id} />;
  const comments =
    report === null ? null : <CommentsCard companyId={companyId} reportId={record.id} />;
  const panels = coachPanels(record);
  if (isWide) {
    return (
      <div className={styles.desk}>
        <div className={styles.report}>
          {notices}
          {report}
        </div>
        <SideRail panels={panels}>
          {notes}
          {comments}
        </SideRail>
      </div>
    );
  }
  const [prepare, answers, ...others] = panels;
  return (
    <Tabbed
      notices={notices}
      report={report}
      panels={[
        prepare!,
        answers!,
        { id: 'notes', tab: 'Notes', content: notes },
        ...(comments === null ? [] : [{ id: 'comments', tab: 'Comments', content: comments }]),
        ...others,
      ]}
    />
  );
}

interface TabbedProps extends Pick<Props, 'report' | 'notices'> {
  readonly panels: readonly DeskPanel[];
}

function Tabbed({ notices, report, panels }: TabbedProps) {
  const styles = useStyles();
  const [chosen, setChosen] = useState('report');
  const tabs = [...(report === null ? [] : [{ id: 'report', tab: 'Report' }]), ...panels];
  const open = tabs.some(({ id }) => id === chosen) ? chosen : (tabs[0]?.id ?? '');
  return (
    <div className={styles.desk}>
      {notices}
      <div className={styles.tabs}>
        <DeskTabs panels={tabs} open={open} onOpen={setChosen} />
      </div>
      {report === null ? null : (
        <div
          role="tabpanel"
          id={panelId('report')}
          aria-labelledby={tabId('report')}
          className={mergeClasses(styles.report, open !== 'report' && styles.closed)}
        >
          {report}
        </div>
      )}
      {panels
        .filter(({ id }) => id === open)
        .map(({ id, content }) => (
          <div
            key={id}
            role="tabpanel"
            id={panelId(id)}
            aria-labelledby={tabId(id)}
            className={styles.panel}
          >
            {content}
          </div>
        ))}
    </div>
  );
}
