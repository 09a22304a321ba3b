import {
  Button,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components';
import { SleepRegular } from '@fluentui/react-icons';

/** The hour at which a snoozed item comes back. */
const morning = 8;

/** The morning so many days from now, by the reader's own clock. */
function morningIn(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() + days);
  day.setHours(morning, 0, 0, 0);
  return day.toISOString();
}

const choices = [
  { label: 'Until tomorrow morning', days: 1 },
  { label: 'For three days', days: 3 },
  { label: 'For a week', days: 7 },
] as const;

interface SnoozeMenuProps {
  readonly name: string;
  readonly onSnooze: (until: string) => void;
}

/** Until when an item sleeps. */
export function SnoozeMenu({ name, onSnooze }: SnoozeMenuProps) {
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button
          appearance="subtle"
          icon={<SleepRegular />}
          title="Snooze"
          aria-label={`Snooze ${name}`}
        />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {choices.map(({ label, days }) => (
            <MenuItem key={days} onClick={() => onSnooze(morningIn(days))}>
              {label}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
