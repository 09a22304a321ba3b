import { makeStyles, Tab, TabList } from '@fluentui/react-components';
import type { DeskPanel } from './coach-panels.js';

const useStyles = makeStyles({ list: { flexWrap: 'wrap' }, tab: { minHeight: '44px' } });

export const tabId = (id: string): string => `tab-${id}`;
export const panelId = (id: string): string => `panel-${id}`;

interface Props {
  readonly panels: readonly Pick<DeskPanel, 'id' | 'tab'>[];
  readonly open: string;
  readonly onOpen: (id: string) => void;
}

/** The tabs of the parts of a report. */
export function DeskTabs({ panels, open, onOpen }: Props) {
  const styles = useStyles();
  return (
    <TabList
      className={styles.list}
      aria-label="Parts of this report"
      selectedValue={open}
      onTabSelect={(_, { value }) => onOpen(value as string)}
    >
      {panels.map(({ id, tab }) => (
        <Tab
          key={id}
          id={tabId(id)}
          value={id}
          className={styles.tab}
          {...(id === open ? { 'aria-controls': panelId(id) } : {})}
        >
          {tab}
        </Tab>
      ))}
    </TabList>
  );
}
