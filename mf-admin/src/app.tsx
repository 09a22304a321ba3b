import { AppProviders, useBodyClass } from '@ellac/web';
import { Gate } from './gate.js';

export function App() {
  useBodyClass('desk');
  return (
    <AppProviders toastEdge="above-pager">
      <Gate />
    </AppProviders>
  );
}
