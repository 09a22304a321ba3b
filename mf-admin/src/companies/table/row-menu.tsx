import {
  Button,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  useRestoreFocusTarget,
} from '@fluentui/react-components';
import { MoreHorizontalRegular } from '@fluentui/react-icons';

/** An entry of a row's menu. */
export interface RowAction {
  readonly label: string;
  readonly onClick: () => void;
}

interface RowMenuProps {
  readonly name: string;
  readonly actions: readonly RowAction[];
}

/** What can be done with one company. */
export function RowMenu({ name, actions }: RowMenuProps) {
  const focusReturns = useRestoreFocusTarget();
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button
          {...focusReturns}
          appearance="subtle"
          icon={<MoreHorizontalRegular />}
          aria-label={`Actions for ${name}`}
        />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {actions.map(({ label, onClick }) => (
            <MenuItem key={label} onClick={onClick}>
              {label}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
