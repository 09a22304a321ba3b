import { createMicroFrontend } from '@ellac/web';
import { App } from '../app.js';
import { PartsPage } from './parts-page.js';

/** The admin area with a page more: the shared parts of all apps, at /admin/parts. */
function DevelopmentApp() {
  return location.pathname === '/admin/parts' ? <PartsPage /> : <App />;
}

// Only in the development build.
export const { bootstrap, mount, unmount } = createMicroFrontend({
  name: 'mf-admin',
  App: DevelopmentApp,
});
