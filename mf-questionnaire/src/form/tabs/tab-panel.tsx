import { createCustomFocusIndicatorStyle, makeStyles, tokens } from '@fluentui/react-components';
import { tabs, type TabId } from '@ellac/contracts';
import { useId, type ReactNode, type RefObject } from 'react';
import { contentOfTab } from '../../sections/content-of-tab.js';

const phone = '@container (max-width: 639px)';

const useStyles = makeStyles({
  panel: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalXXL,
    minWidth: 0,
    [phone]: { gap: tokens.spacingVerticalXL },
  },
  head: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    columnGap: tokens.spacingHorizontalL,
    marginBottom: tokens.spacingVerticalXS,
    // As high as the button, which comes once the setting is known.
    [phone]: {
      gridTemplateRows: 'minmax(44px, auto)',
      alignItems: 'center',
      marginBottom: 0,
    },
    // "Specialization" and the button do not fit beside each other.
    '@container (max-width: 359px)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyItems: 'start',
    },
  },
  heading: {
    width: 'fit-content',
    margin: 0,
    fontSize: '28px',
    lineHeight: '36px',
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '-.01em',
    // Only for who moves by keys: browsers would also mark it after a tap that followed typing.
    outlineStyle: 'none',
    ...createCustomFocusIndicatorStyle({
      outline: `2px solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '2px',
      borderRadius: tokens.borderRadiusSmall,
    }),
    // Leaves the progress in sight.
    scrollMarginTop: '120px',
    [phone]: { fontSize: '24px', lineHeight: '32px', scrollMarginTop: '72px' },
  },
  lead: {
    gridColumn: '1 / -1',
    margin: '2px 0 0',
    fontSize: '16px',
    lineHeight: '24px',
    color: tokens.colorNeutralForeground2,
  },
});

interface TabPanelProps {
  readonly id: string;
  /** The id of the tab; undefined where the tabs are not on the page. */
  readonly tabElementId: string | undefined;
  readonly stepTextId: string;
  readonly active: TabId;
  /** Stands beside the heading. */
  readonly action: ReactNode;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  readonly children: ReactNode;
}

/** The open tab. Only this one is mounted; the form keeps the answers of the others. */
export function TabPanel(props: TabPanelProps) {
  const { id, tabElementId, stepTextId, active, headingRef, action, children } = props;
  const styles = useStyles();
  const headingId = useId();
  return (
    <div
      id={id}
      role="tabpanel"
      aria-labelledby={tabElementId ?? headingId}
      className={styles.panel}
    >
      <div className={styles.head}>
        <h2
          ref={headingRef}
          id={headingId}
          tabIndex={-1}
          className={styles.heading}
          aria-describedby={stepTextId}
        >
          {tabs.find((tab) => tab.id === active)?.label}
        </h2>
        {action}
        <p className={styles.lead}>{contentOfTab[active].lead}</p>
      </div>
      {children}
    </div>
  );
}
