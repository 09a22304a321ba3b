import {
  Menu,
  MenuButton,
  MenuItemCheckbox,
  MenuList,
  MenuPopover,
  MenuTrigger,
  mergeClasses,
} from '@fluentui/react-components';
import { labelOf } from '@ellac/contracts';
import type { ListAddress } from '../../paging/use-list-address.js';
import { useChipStyles } from './chip-styles.js';
import { type Filter, filters, valuesIn } from './list-choices.js';

/** Each filter as a chip with a menu of its values; several may be on. */
export function FilterChips({ parameters, choose }: Pick<ListAddress, 'parameters' | 'choose'>) {
  const styles = useChipStyles();
  return filters.map((filter) => {
    const { name, label, choices } = filter;
    const values = valuesIn(filter, parameters);
    return (
      <Menu
        key={name}
        checkedValues={{ [name]: values }}
        onCheckedValueChange={(_, { checkedItems }) => choose(name, checkedItems.join(','))}
      >
        <MenuTrigger disableButtonEnhancement>
          <MenuButton
            size="small"
            className={mergeClasses(styles.chip, values.length > 0 && styles.on)}
          >
            {chipText(filter, values)}
          </MenuButton>
        </MenuTrigger>
        <MenuPopover>
          <MenuList aria-label={label}>
            {choices.map((choice) => (
              <MenuItemCheckbox key={choice.value} name={name} value={choice.value}>
                {choice.label}
              </MenuItemCheckbox>
            ))}
          </MenuList>
        </MenuPopover>
      </Menu>
    );
  });
}

function chipText({ label, choices }: Filter, [first, ...more]: readonly string[]): string {
  if (first === undefined) return label;
  return `${label}: ${more.length === 0 ? labelOf(choices, first) : more.length + 1}`;
}
