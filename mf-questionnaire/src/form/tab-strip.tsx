import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import {
  CheckmarkCircle16Regular,
  Circle16Regular,
  ErrorCircle16Filled,
} from '@fluentui/react-icons';
import { tabs, type TabId } from '@ellac/contracts';
import { ForScreenReaders } from '@ellac/web';
import { useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { faultsByTab } from './form-faults.js';
import { useIsWide } from '../page/page-container.js';
import { contentOfTab } from '../sections/content-of-tab.js';
import { LightTab, LightTabList } from './light-tabs.js';
import { useQuestionContext } from './question-context.js';
import { useStrip } from './use-strip.js';

type TabState = 'open' | 'complete' | 'faulty';

const iconOf = {
  open: Circle16Regular,
  complete: CheckmarkCircle16Regular,
  faulty: ErrorCircle16Filled,
} as const;

const spokenOf: Readonly<Record<TabState, string>> = {
  open: '',
  complete: ' (complete)',
  faulty: ' (has errors)',
};

/** The width of the faded end, which shows that there are more tabs behind it. */
const faded = '40px';

const useStyles = makeStyles({
  column: { position: 'sticky', top: tokens.spacingVerticalXXL },
  strip: {
    // The offset parent of the tabs.
    position: 'relative',
    overflowX: 'auto',
    scrollbarWidth: 'thin',
    // Leaves room for the focus ring, and keeps the focused tab out of the faded ends.
    padding: `2px 2px ${tokens.spacingVerticalXS}`,
    scrollPaddingInline: faded,
  },
  none: {},
  before: { maskImage: `linear-gradient(to right, transparent, black ${faded})` },
  after: { maskImage: `linear-gradient(to left, transparent, black ${faded})` },
  both: {
    maskImage: `linear-gradient(to right, transparent, black ${faded}, black calc(100% - ${faded}), transparent)`,
  },
  tab: { flexShrink: 0 },
  open: { color: tokens.colorNeutralForeground4 },
  complete: { color: tokens.colorPaletteGreenForeground1 },
  faulty: { color: tokens.colorPaletteRedForeground1 },
});

interface TabStripProps {
  readonly active: TabId;
  readonly left: ReadonlySet<TabId>;
  /** Whether all faults are shown, also those of tabs that were never open. */
  readonly allRevealed: boolean;
  readonly idOf: (tab: TabId) => string;
  readonly panelId: string;
  readonly onOpen: (tab: TabId) => void;
}

/** The eleven tabs with their state; they can be opened in any order. */
export function TabStrip({ active, left, allRevealed, idOf, panelId, onOpen }: TabStripProps) {
  const styles = useStyles();
  const wide = useIsWide();
  const { control } = useQuestionContext();
  const faults = faultsByTab(useFormState({ control }).errors);
  const strip = useRef<HTMLDivElement>(null);
  const more = useStrip(strip, active);

  const stateOf = (tab: TabId): TabState => {
    if (faults.has(tab)) return allRevealed || left.has(tab) ? 'faulty' : 'open';
    return left.has(tab) ? 'complete' : 'open';
  };

  return (
    <div ref={strip} className={wide ? styles.column : mergeClasses(styles.strip, styles[more])}>
      <LightTabList
        aria-label="Parts of the questionnaire"
        vertical={wide}
        reserveSelectedTabSpace={!wide}
        selectedValue={active}
        onTabSelect={(_, data) => {
          const tab = tabs.find(({ id }) => id === data.value);
          if (tab !== undefined) onOpen(tab.id);
        }}
      >
        {tabs.map(({ id, label }) => {
          const state = stateOf(id);
          const Icon = iconOf[state];
          return (
            <LightTab
              key={id}
              id={idOf(id)}
              value={id}
              className={styles.tab}
              onPointerEnter={contentOfTab[id].section.loadAhead}
              onFocus={contentOfTab[id].section.loadAhead}
              aria-controls={id === active ? panelId : undefined}
              icon={<Icon className={styles[state]} />}
            >
              <span className={mergeClasses(state === 'faulty' && styles.faulty)}>{label}</span>
              <ForScreenReaders>{spokenOf[state]}</ForScreenReaders>
            </LightTab>
          );
        })}
      </LightTabList>
    </div>
  );
}
