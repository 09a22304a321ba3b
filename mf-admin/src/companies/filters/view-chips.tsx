import { mergeClasses, ToggleButton } from '@fluentui/react-components';
import type { ListAddress } from '../../paging/use-list-address.js';
import { useChipStyles } from './chip-styles.js';
import { isShown, listViews, withoutFilters } from './list-choices.js';

/** The views of the list; each takes the place of all filters. */
export function ViewChips({
  parameters,
  chooseAll,
}: Pick<ListAddress, 'parameters' | 'chooseAll'>) {
  const styles = useChipStyles();
  return listViews.map((view) => {
    const isOn = isShown(view, parameters);
    if (view.isAside === true && !isOn) return null;
    return (
      <ToggleButton
        key={view.label}
        size="small"
        checked={isOn}
        className={mergeClasses(styles.chip, isOn && styles.on)}
        onClick={() => chooseAll({ ...withoutFilters, ...view.filters })}
      >
        {view.label}
      </ToggleButton>
    );
  });
}
