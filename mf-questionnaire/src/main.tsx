import { createMicroFrontend } from '@ellac/web';
import { App } from './app.js';
import { ownPage } from './place/own-page.js';

export const { bootstrap, mount, unmount } = createMicroFrontend({
  name: 'mf-questionnaire',
  App: () => <App place={ownPage} />,
});
