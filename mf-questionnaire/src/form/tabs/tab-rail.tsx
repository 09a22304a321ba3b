import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircle20Filled, ErrorCircle20Filled } from '@fluentui/react-icons';
import { tabs, type TabId } from '@ellac/contracts';
import { brandTokens, ForScreenReaders } from '@ellac/web';
import { Fragment } from 'react';
import { contentOfTab } from '../../sections/content-of-tab.js';
import { LightTab, LightTabList } from './light-tabs.js';
import { tabGroups } from './tab-groups.js';
import { useTabStates, type TabProgress, type TabState } from './use-tab-states.js';

const useStyles = makeStyles({
  rail: { position: 'sticky', top: tokens.spacingVerticalXXL },
  list: { display: 'flex', flexDirection: 'column', width: '100%' },
  group: {
    padding: `0 ${tokens.spacingHorizontalM}`,
    margin: `${tokens.spacingVerticalXL} 0 ${tokens.spacingVerticalSNudge}`,
    fontSize: '13px',
    lineHeight: '18px',
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground3,
    ':first-child': { marginTop: tokens.spacingVerticalXS },
  },
  tab: {
    position: 'relative',
    boxSizing: 'border-box',
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: '10px',
    minHeight: '36px',
    padding: `0 ${tokens.spacingHorizontalM}`,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorTransparentBackground,
    color: tokens.colorNeutralForeground2,
    fontFamily: tokens.fontFamilyBase,
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': {
      backgroundColor: tokens.colorSubtleBackgroundHover,
      color: tokens.colorNeutralForeground2Hover,
    },
    ':active': { backgroundColor: tokens.colorSubtleBackgroundPressed },
    ':focus-visible': {
      outline: `2px solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '2px',
      zIndex: 1,
    },
    '@container (max-width: 639px)': { minHeight: '44px' },
    '@media (pointer: coarse)': { minHeight: '44px' },
  },
  current: {
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow2,
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1 },
    '::before': {
      content: '""',
      position: 'absolute',
      insetBlock: tokens.spacingVerticalS,
      insetInlineStart: 0,
      width: tokens.strokeWidthThicker,
      borderRadius: tokens.borderRadiusCircular,
      backgroundColor: tokens.colorCompoundBrandStroke,
    },
    '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
  mark: { display: 'grid', placeItems: 'center', width: '20px', height: '20px' },
  number: {
    fontSize: '13px',
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground3,
  },
  done: { color: brandTokens.doneSolid },
  faulty: { color: brandTokens.failedText },
  content: {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalS,
    fontSize: '15px',
    lineHeight: '20px',
  },
  count: {
    fontSize: '12px',
    lineHeight: '16px',
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground3,
  },
});

/** What a screen reader reads after the name of a tab. */
const spokenOf = ({ kind, answered, questions }: TabState): string => {
  if (kind === 'done') return ' (complete)';
  if (kind === 'faulty') return ' (has errors)';
  return kind === 'begun' ? ` (${answered} of ${questions} answered)` : '';
};

interface TabRailProps {
  readonly active: TabId;
  readonly progress: TabProgress;
  readonly idOf: (tab: TabId) => string;
  readonly panelId: string;
  readonly onOpen: (tab: TabId) => void;
}

/** The eleven tabs with their state, in three groups; they can be opened in any order. */
export function TabRail({ active, progress, idOf, panelId, onOpen }: TabRailProps) {
  const styles = useStyles();
  const states = useTabStates(progress);
  return (
    <div className={styles.rail}>
      <LightTabList
        aria-label="Parts of the questionnaire"
        className={styles.list}
        vertical
        selectedValue={active}
        onTabSelect={(_, data) => {
          const tab = tabs.find(({ id }) => id === data.value);
          if (tab !== undefined) onOpen(tab.id);
        }}
      >
        {tabGroups.map((group) => (
          <Fragment key={group.label}>
            {/* A list of tabs may own nothing but tabs. */}
            <span aria-hidden className={styles.group}>
              {group.label}
            </span>
            {group.tabs.map((id) => {
              const index = tabs.findIndex((tab) => tab.id === id);
              return (
                <RailTab
                  key={id}
                  tab={id}
                  number={index + 1}
                  state={states[index]}
                  isCurrent={id === active}
                  id={idOf(id)}
                  panelId={panelId}
                />
              );
            })}
          </Fragment>
        ))}
      </LightTabList>
    </div>
  );
}

interface RailTabProps {
  readonly tab: TabId;
  /** From 1. */
  readonly number: number;
  readonly state: TabState | undefined;
  readonly isCurrent: boolean;
  readonly id: string;
  readonly panelId: string;
}

function RailTab({ tab, number, state, isCurrent, id, panelId }: RailTabProps) {
  const styles = useStyles();
  const { loadAhead } = contentOfTab[tab].section;
  const kind = state?.kind ?? 'new';
  return (
    <LightTab
      id={id}
      value={tab}
      className={mergeClasses(styles.tab, isCurrent && styles.current)}
      onPointerEnter={loadAhead}
      onFocus={loadAhead}
      aria-controls={isCurrent ? panelId : undefined}
      icon={{
        className: styles.mark,
        children:
          kind === 'done' ? (
            <CheckmarkCircle20Filled className={styles.done} />
          ) : kind === 'faulty' ? (
            <ErrorCircle20Filled className={styles.faulty} />
          ) : (
            <span aria-hidden className={styles.number}>
              {number}
            </span>
          ),
      }}
      content={{ className: styles.content }}
    >
      <span>
        <span className={mergeClasses(kind === 'faulty' && styles.faulty)}>
          {tabs[number - 1]?.label}
        </span>
        {state !== undefined && <ForScreenReaders>{spokenOf(state)}</ForScreenReaders>}
      </span>
      {kind === 'begun' && (
        <span aria-hidden className={styles.count}>
          {`${state?.answered} of ${state?.questions}`}
        </span>
      )}
    </LightTab>
  );
}
