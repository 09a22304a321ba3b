import { AppProviders } from '@ellac/web';
import { QuestionnairePage } from './page/questionnaire-page.js';

/** The owner's questionnaire. */
export function App() {
  return (
    <AppProviders>
      <QuestionnairePage />
    </AppProviders>
  );
}
