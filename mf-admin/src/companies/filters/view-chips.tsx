import { makeStyles, mergeClasses, ToggleButton } from '@fluentui/react-components';
import { formatNumber, type Overview, viewCountLimit } from '@ellac/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { overview } from '../../overview/overview-query.js';
import type { ListAddress } from '../../paging/use-list-address.js';
import { useChipStyles } from './chip-styles.js';
import { isSavedShown, isShown, type ListView, listViews, withoutFilters } from './list-choices.js';
import { savedViews } from './saved-views.js';

const useStyles = makeStyles({
  // Has its place before it is known, so that the line does not move.
  count: { minWidth: '2ch', marginInlineStart: '6px', fontVariantNumeric: 'tabular-nums' },
});

/** The views of the list, those of the coach behind the others; each takes the place of all filters. */
export function ViewChips({
  parameters,
  chooseAll,
}: Pick<ListAddress, 'parameters' | 'chooseAll'>) {
  const styles = useStyles();
  const { data } = useQuery(overview);
  const { data: own = [] } = useQuery(savedViews);
  const shown = own.find(({ filters }) => isSavedShown(filters, parameters));
  return (
    <>
      {listViews.map((view) => {
        const isOn = shown === undefined && isShown(view, parameters);
        if (view.isAside === true && !isOn) return null;
        return (
          <ViewChip
            key={view.label}
            isOn={isOn}
            onClick={() => chooseAll({ ...withoutFilters, ...view.filters })}
          >
            {view.label}
            {view.countIn === undefined ? null : (
              <>
                {' '}
                <span className={styles.count}>{countInWords(view.countIn, data)}</span>
              </>
            )}
          </ViewChip>
        );
      })}
      {own.map(({ id, name, filters }) => (
        <ViewChip
          key={id}
          isOn={id === shown?.id}
          onClick={() => chooseAll({ ...withoutFilters, ...filters })}
        >
          {name}
        </ViewChip>
      ))}
    </>
  );
}

function countInWords(
  countIn: NonNullable<ListView['countIn']>,
  data: Overview | undefined,
): string | null {
  const count = data === undefined ? undefined : countIn(data);
  if (count === undefined) return null;
  return count < viewCountLimit ? formatNumber(count) : `${formatNumber(viewCountLimit - 1)}+`;
}

interface ViewChipProps {
  readonly isOn: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function ViewChip({ isOn, onClick, children }: ViewChipProps) {
  const styles = useChipStyles();
  return (
    <ToggleButton
      size="small"
      checked={isOn}
      className={mergeClasses(styles.chip, isOn && styles.on)}
      onClick={onClick}
    >
      {children}
    </ToggleButton>
  );
}
