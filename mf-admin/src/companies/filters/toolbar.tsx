import {
  Button,
  Divider,
  makeStyles,
  tokens,
  useRestoreFocusTarget,
} from '@fluentui/react-components';
import { FilterRegular } from '@fluentui/react-icons';
import { useMediaQuery } from '@ellac/web';
import { useState } from 'react';
import { narrowListQuery } from '../../frame/widths.js';
import type { ListAddress } from '../../paging/use-list-address.js';
import { FilterChips } from './filter-chips.js';
import { FilterDialog } from './filter-dialog.js';
import { isShown, listViews, withoutFilters } from './list-choices.js';
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
  divider: { flex: '0 0 1px', height: '20px', marginInline: '4px' },
  clear: { flexShrink: 0, color: tokens.colorBrandForegroundLink },
  phoneButton: { flexShrink: 0, minWidth: '44px', minHeight: '44px' },
});

/** The views and the filters, above the list. */
export function Toolbar({ address }: { readonly address: ListAddress }) {
  const styles = useStyles();
  const focusReturns = useRestoreFocusTarget();
  const isNarrow = useMediaQuery(narrowListQuery);
  const [isOpen, setOpen] = useState(false);
  const { parameters } = address;
  const isNarrowed = !isShown(listViews[0]!, parameters);
  return (
    <>
      <div className={styles.chips} role="group" aria-label="Views and filters">
        <ViewChips {...address} />
        {isNarrow ? null : (
          <>
            <Divider vertical className={styles.divider} />
            <FilterChips {...address} />
          </>
        )}
      </div>
      {isNarrow ? (
        <Button
          {...focusReturns}
          className={styles.phoneButton}
          appearance={isNarrowed ? 'primary' : 'secondary'}
          icon={<FilterRegular />}
          aria-label="Sort and filter"
          onClick={() => setOpen(true)}
        />
      ) : isNarrowed ? (
        <Button
          size="small"
          appearance="transparent"
          className={styles.clear}
          onClick={() => address.chooseAll(withoutFilters)}
        >
          Clear
        </Button>
      ) : null}
      {isOpen ? <FilterDialog {...address} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
