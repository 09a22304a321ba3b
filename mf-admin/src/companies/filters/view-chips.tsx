import {
  makeStyles,
  Menu,
  MenuButton,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  mergeClasses,
  ToggleButton,
} from '@fluentui/react-components';
import { formatNumber, type Overview, viewCountLimit } from '@ellac/contracts';
import { useQuery } from '@tanstack/react-query';
import { overview } from '../../overview/overview-query.js';
import type { ListAddress } from '../../paging/use-list-address.js';
import { useChipStyles } from './chip-styles.js';
import { isSavedShown, isShown, type ListView, listViews, withoutFilters } from './list-choices.js';
import { savedViews } from './saved-views.js';

const useStyles = makeStyles({
  // Has its place before it is known, so that the line does not move.
  count: { minWidth: '2ch', marginInlineStart: '6px', fontVariantNumeric: 'tabular-nums' },
});

interface ViewChipsProps extends Pick<ListAddress, 'parameters' | 'chooseAll'> {
  /** Whether a menu has the views that are seldom chosen, which leaves room for the filters. */
  readonly hasMenu: boolean;
}

/** The views of the list, those of the coach behind the others; each takes the place of all filters. */
export function ViewChips({ parameters, chooseAll, hasMenu }: ViewChipsProps) {
  const { data } = useQuery(overview);
  const { data: own = [] } = useQuery(savedViews);
  const shown = own.find(({ filters }) => isSavedShown(filters, parameters));
  const views: readonly ShownView[] = [
    ...listViews.map((view) => ({
      key: view.label,
      name: view.label,
      count: view.countIn === undefined ? undefined : countInWords(view.countIn, data),
      isOn: shown === undefined && isShown(view, parameters),
      isAside: view.isAside === true,
      isInMenu: view.isInMenu === true,
      filters: view.filters,
    })),
    ...own.map(({ id, name, filters }) => ({
      key: id,
      name,
      count: undefined,
      isOn: id === shown?.id,
      isAside: false,
      isInMenu: true,
      filters,
    })),
  ];
  const offered = views.filter(({ isOn, isAside }) => isOn || !isAside);
  const inLine = offered.filter(({ isOn, isInMenu }) => isOn || !hasMenu || !isInMenu);
  const choose = (view: ShownView) => chooseAll({ ...withoutFilters, ...view.filters });
  return (
    <>
      {inLine.map((view) => (
        <ViewChip key={view.key} view={view} onClick={() => choose(view)} />
      ))}
      {hasMenu ? (
        <ViewMenu views={offered.filter((view) => !inLine.includes(view))} onChoose={choose} />
      ) : null}
    </>
  );
}

/** A view as the line or the menu has it. */
interface ShownView {
  readonly key: string;
  readonly name: string;
  /** How many companies it finds; null until that is known, undefined where it is not counted. */
  readonly count: string | null | undefined;
  readonly isOn: boolean;
  readonly isAside: boolean;
  readonly isInMenu: boolean;
  readonly filters: Readonly<Record<string, string>>;
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
  readonly view: ShownView;
  readonly onClick: () => void;
}

function ViewChip({ view: { name, count, isOn }, onClick }: ViewChipProps) {
  const shared = useChipStyles();
  const styles = useStyles();
  return (
    <ToggleButton
      size="small"
      checked={isOn}
      className={mergeClasses(shared.chip, isOn && shared.on)}
      onClick={onClick}
    >
      {name}
      {count === undefined ? null : (
        <>
          {' '}
          <span className={styles.count}>{count}</span>
        </>
      )}
    </ToggleButton>
  );
}

interface ViewMenuProps {
  readonly views: readonly ShownView[];
  readonly onChoose: (view: ShownView) => void;
}

/** The views for which the line has no room. */
function ViewMenu({ views, onChoose }: ViewMenuProps) {
  const { chip } = useChipStyles();
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <MenuButton size="small" className={chip}>
          More views
        </MenuButton>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {views.map((view) => (
            <MenuItem
              key={view.key}
              {...(view.count == null ? {} : { secondaryContent: view.count })}
              onClick={() => onChoose(view)}
            >
              {view.name}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
