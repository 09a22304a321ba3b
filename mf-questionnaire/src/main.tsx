import { tabs } from '@ellac/contracts';
import { createMicroFrontend } from '@ellac/web';
import { App } from './app.js';
import { browserStorage, readDraft } from './draft/draft-store.js';
import { FramedApp } from './framed-app.js';
import { ownPage } from './host/own-page.js';
import { startPanel } from './page/use-start-panel.js';

const isFramed = window.parent !== window;

const app = createMicroFrontend({
  name: 'mf-questionnaire',
  App: isFramed ? FramedApp : () => <App host={ownPage} />,
});

const beginsWithPanel = () =>
  ownPage.tab() === tabs[0].id || readDraft(browserStorage(), new Date()) !== null;

// Loaded before the first render, because the page would be empty until it arrives. If it cannot be
// loaded, the form is shown without it.
const panel = beginsWithPanel() ? startPanel.load().catch(() => null) : null;

export const bootstrap: typeof app.bootstrap = async (props) => {
  // A reload begins at the top, where the draft is offered; tabs scroll to their own headings.
  if (!isFramed) history.scrollRestoration = 'manual';
  await panel;
  await app.bootstrap(props);
};

export const { mount, unmount } = app;
