import { Body1, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { tabs, type TabId } from '@ellac/contracts';
import type { ReactNode, RefObject } from 'react';
import { contentOfTab } from '../sections/content-of-tab.js';

const useStyles = makeStyles({
  panel: { display: 'grid', gap: tokens.spacingVerticalXXL, minWidth: 0 },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'start',
    gap: tokens.spacingHorizontalL,
  },
  heading: {
    width: 'fit-content',
    ...typographyStyles.title2,
    margin: 0,
    outlineOffset: '4px',
    scrollMarginTop: '160px',
  },
  lead: {
    display: 'block',
    marginTop: tokens.spacingVerticalS,
    color: tokens.colorNeutralForeground2,
  },
});

interface TabPanelProps {
  readonly id: string;
  readonly labelledBy: string;
  readonly stepTextId: string;
  readonly active: TabId;
  /** Stands beside the heading. */
  readonly action: ReactNode;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  readonly children: ReactNode;
}

/** The open tab. Only this one is mounted; the form keeps the answers of the others. */
export function TabPanel({
  id,
  labelledBy,
  stepTextId,
  active,
  headingRef,
  action,
  children,
}: TabPanelProps) {
  const styles = useStyles();
  const { lead } = contentOfTab[active];

  return (
    <div id={id} role="tabpanel" aria-labelledby={labelledBy} className={styles.panel}>
      <div className={styles.head}>
        <div>
          <h2
            ref={headingRef}
            tabIndex={-1}
            className={styles.heading}
            aria-describedby={stepTextId}
          >
            {tabs.find((tab) => tab.id === active)?.label}
          </h2>
          <Body1 className={styles.lead}>{lead}</Body1>
        </div>
        {action}
      </div>
      {children}
    </div>
  );
}
