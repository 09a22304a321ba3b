import {
  Button,
  makeStyles,
  Menu,
  MenuButton,
  MenuItemCheckbox,
  MenuList,
  MenuPopover,
  MenuTrigger,
  mergeClasses,
} from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { labelOf } from '@ellac/contracts';
import type { ReactNode } from 'react';
import type { ListAddress, ListChange } from '../../paging/use-list-address.js';
import { rangesIn } from './bounds.js';
import { useChipStyles } from './chip-styles.js';
import { type Filter, filters, valuesIn } from './list-choices.js';

const useStyles = makeStyles({
  pair: { display: 'flex', flexShrink: 0 },
  words: { borderTopRightRadius: 0, borderBottomRightRadius: 0 },
  remove: {
    width: '30px',
    paddingInline: 0,
    borderTopLeftRadius: 0,
    borderBottomLeftRadius: 0,
    borderLeftStyle: 'none',
  },
});

interface FilterChipsProps extends Pick<ListAddress, 'parameters' | 'chooseAll'> {
  /** Opens what has all filters. */
  readonly onOpen: () => void;
  /** Takes a filter away; its chip had the focus. */
  readonly onRemove: (change: ListChange) => void;
}

/** Each filter as a chip; one that is set can be changed and taken away. */
export function FilterChips(props: FilterChipsProps) {
  const { parameters, chooseAll, onOpen, onRemove } = props;
  const shared = useChipStyles();
  const styles = useStyles();
  return (
    <>
      {filters.map((filter) => {
        const { name, label, isAside = false } = filter;
        const values = valuesIn(filter, parameters);
        const isSet = values.length > 0;
        if (!isSet && isAside) return null;
        return (
          <Removable
            key={name}
            name={label}
            isSet={isSet}
            onRemove={() => onRemove({ [name]: '' })}
          >
            <FilterMenu
              filter={filter}
              values={values}
              className={mergeClasses(isSet && shared.on, isSet && styles.words)}
              onValues={(chosen) =>
                (chosen.length > 0 || !isAside ? chooseAll : onRemove)({
                  [name]: chosen.join(','),
                })
              }
            />
          </Removable>
        );
      })}
      {rangesIn(parameters).map(({ label, without }) => (
        <Removable key={label} name={label} isSet onRemove={() => onRemove(without)}>
          <Button
            size="small"
            className={mergeClasses(shared.chip, shared.on, styles.words)}
            onClick={onOpen}
          >
            {label}
          </Button>
        </Removable>
      ))}
    </>
  );
}

interface FilterMenuProps {
  readonly filter: Filter;
  readonly values: readonly string[];
  readonly className: string;
  readonly onValues: (values: readonly string[]) => void;
}

/** A filter's values in a menu; several may be on. */
function FilterMenu({ filter, values, className, onValues }: FilterMenuProps) {
  const shared = useChipStyles();
  const { name, label, choices } = filter;
  return (
    <Menu
      checkedValues={{ [name]: [...values] }}
      onCheckedValueChange={(_, { checkedItems }) => onValues(checkedItems)}
    >
      <MenuTrigger disableButtonEnhancement>
        <MenuButton size="small" className={mergeClasses(shared.chip, className)}>
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
}

interface RemovableProps {
  readonly name: string;
  readonly isSet: boolean;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

/** A chip, with what takes it away at its end while it is set. */
function Removable({ name, isSet, onRemove, children }: RemovableProps) {
  const shared = useChipStyles();
  const styles = useStyles();
  return (
    <span className={styles.pair}>
      {children}
      {isSet ? (
        <Button
          size="small"
          icon={<DismissRegular />}
          aria-label={`Remove the filter: ${name}`}
          className={mergeClasses(shared.chip, shared.on, styles.remove)}
          onClick={onRemove}
        />
      ) : null}
    </span>
  );
}

function chipText({ label, choices }: Filter, [first, ...more]: readonly string[]): string {
  if (first === undefined) return label;
  return `${label}: ${more.length === 0 ? labelOf(choices, first) : more.length + 1}`;
}
