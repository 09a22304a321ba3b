import { BusyButton } from '../pieces/busy-button.js';
import { useLogout } from './use-logout.js';

/** Signs out; the gate then shows the login. */
export function LogoutButton() {
  const { isPending, logout } = useLogout();
  return (
    <BusyButton isBusy={isPending} onClick={logout}>
      Logout
    </BusyButton>
  );
}
