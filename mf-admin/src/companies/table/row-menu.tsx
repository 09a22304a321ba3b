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

interface RowMenuProps {
  readonly name: string;
  readonly onView: () => void;
  readonly onDelete: () => void;
}

/** What can be done with one company. */
export function RowMenu({ name, onView, onDelete }: RowMenuProps) {
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
          <MenuItem onClick={onView}>View Reports</MenuItem>
          <MenuItem onClick={onDelete}>Delete</MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
