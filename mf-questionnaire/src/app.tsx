import { AppProviders } from '@ellac/web';
import { QuestionnairePage } from './page/questionnaire-page.js';
import { HostProvider, type Host } from './host/host.js';

/** The owner's questionnaire, on any kind of page. */
export function App({ host }: { readonly host: Host }) {
  return (
    <HostProvider value={host}>
      {/* The button that sends is at the bottom. */}
      <AppProviders toastEdge="top">
        <QuestionnairePage />
      </AppProviders>
    </HostProvider>
  );
}
