import { createMicroFrontend } from '@ellac/web';
import { App } from './app.js';
import { FramedApp } from './framed-app.js';
import { ownPage } from './host/own-page.js';

const isFramed = window.parent !== window;

export const { bootstrap, mount, unmount } = createMicroFrontend({
  name: 'mf-questionnaire',
  App: isFramed ? FramedApp : () => <App host={ownPage} />,
});
