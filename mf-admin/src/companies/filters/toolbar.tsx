import {
  Button,
  Divider,
  makeStyles,
  tokens,
  useRestoreFocusTarget,
} from '@fluentui/react-components';
import { BookmarkRegular, FilterRegular } from '@fluentui/react-icons';
import { useMediaQuery } from '@ellac/web';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { narrowListQuery } from '../../frame/widths.js';
import { overview } from '../../overview/overview-query.js';
import type { ListAddress } from '../../paging/use-list-address.js';
import { ForRole } from '../../session/for-role.js';
import { FilterChips } from './filter-chips.js';
import { FilterDialog } from './filter-dialog.js';
import { isShown, listViews, withoutFilters } from './list-choices.js';
import { savedViews } from './saved-views.js';
import { SavedViewsDialog } from './saved-views-dialog.js';
import { ViewChips } from './view-chips.js';

const useStyles = makeStyles({
  // One line at every width; what has no room is scrolled to.
  chips: {
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    flexGrow: 1,
    minWidth: 0,
    height: '100%',
    paddingInline: '2px',
    overflowX: 'auto',
    scrollbarWidth: 'none',
  },
  divider: {
    flex: '0 0 1px',
    height: '20px',
    marginInline: '4px',
    ':last-child': { display: 'none' },
  },
  clear: { flexShrink: 0, minWidth: 0, color: tokens.colorBrandForegroundLink },
  open: { flexShrink: 0 },
  phoneButton: { flexShrink: 0, minWidth: '44px', minHeight: '44px' },
});

/** Where a menu has the views that are seldom chosen, so that the filters have room. */
const menuQuery = '(min-width: 1024px) and (max-width: 1679px)';

/** The views and the filters, above the list. */
export function Toolbar({ address }: { readonly address: ListAddress }) {
  const styles = useStyles();
  const focusReturns = useRestoreFocusTarget();
  const isNarrow = useMediaQuery(narrowListQuery);
  const hasMenu = useMediaQuery(menuQuery);
  const [open, setOpen] = useState<'filters' | 'views' | null>(null);
  const { parameters, chooseAll } = address;
  // Counts and own views come later, and make the line longer.
  const { data: counted } = useQuery(overview);
  const { data: own } = useQuery(savedViews);
  const chips = useChosenInSight(`${parameters} ${counted === undefined} ${own?.length}`);
  const filterButton = useRef<HTMLButtonElement>(null);
  const isNarrowed = !isShown(listViews[0]!, parameters);
  const buttonStyle = isNarrow ? styles.phoneButton : styles.open;
  return (
    <>
      <div ref={chips} className={styles.chips} role="group" aria-label="Views and filters">
        <ViewChips {...address} hasMenu={hasMenu} />
        {isNarrow ? null : (
          <>
            <Divider vertical className={styles.divider} />
            <FilterChips
              {...address}
              onOpen={() => setOpen('filters')}
              onRemove={(change) => {
                chooseAll(change);
                filterButton.current?.focus();
              }}
            />
          </>
        )}
      </div>
      {isNarrowed && !isNarrow ? (
        <Button
          size="small"
          appearance="transparent"
          className={styles.clear}
          onClick={() => {
            chooseAll(withoutFilters);
            filterButton.current?.focus();
          }}
        >
          Clear
        </Button>
      ) : null}
      <Button
        {...focusReturns}
        ref={(button: HTMLButtonElement | null) => {
          filterButton.current = button;
        }}
        className={buttonStyle}
        appearance={isNarrow && isNarrowed ? 'primary' : 'secondary'}
        icon={<FilterRegular />}
        aria-label="Sort and filter"
        title="Sort and filter"
        onClick={() => setOpen('filters')}
      >
        {isNarrow || hasMenu ? null : 'Filters'}
      </Button>
      <ForRole needs="coach">
        <Button
          {...focusReturns}
          className={buttonStyle}
          icon={<BookmarkRegular />}
          aria-label="Your views"
          title="Your views"
          onClick={() => setOpen('views')}
        />
      </ForRole>
      {open === 'filters' ? <FilterDialog {...address} onClose={() => setOpen(null)} /> : null}
      {open === 'views' ? <SavedViewsDialog {...address} onClose={() => setOpen(null)} /> : null}
    </>
  );
}

/**
 * Scrolls a line of chips so far that the chosen view can be seen, or else what is set last.
 *
 * @param change another text whenever what is chosen or the line is another
 */
function useChosenInSight(change: string) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen =
      line.current?.querySelector('[aria-pressed="true"]') ?? line.current?.lastElementChild;
    if (!line.current || !chosen) return;
    const { left, right } = line.current.getBoundingClientRect();
    const chip = chosen.getBoundingClientRect();
    // Not `scrollIntoView`, which would scroll the page, too.
    if (chip.right > right) line.current.scrollLeft += chip.right - right + 4;
    else if (chip.left < left) line.current.scrollLeft -= left - chip.left + 4;
  }, [change]);
  return line;
}
