import { AppProviders } from '@ellac/web';
import { QuestionnairePage } from './page/questionnaire-page.js';
import { PlaceProvider, type Place } from './place/place.js';

/** The owner's questionnaire, wherever it stands. */
export function App({ place }: { readonly place: Place }) {
  return (
    <PlaceProvider value={place}>
      <AppProviders>
        <QuestionnairePage />
      </AppProviders>
    </PlaceProvider>
  );
}
