import { AppProviders } from '@ellac/web';
import { Gate } from './gate.js';

export function App() {
  return (
    <AppProviders>
      <Gate />
    </AppProviders>
  );
}
