import { addErrorHandler, registerApplication, start, type LifeCycles } from 'single-spa';
import { appAt, apps } from './apps.js';
import { hasImportMaps, showBroken, showNotFound, showOldBrowser } from './page-frame.js';

for (const { name, isShownAt } of apps) {
  registerApplication({
    name,
    // React comes first, although an app names it itself: so the two run as two tasks, between which
    // a slow phone can scroll and paint.
    app: async () => {
      await import(/* webpackIgnore: true */ 'react-dom/client');
      return import(/* webpackIgnore: true */ name) as Promise<LifeCycles>;
    },
    activeWhen: ({ pathname }) => isShownAt(pathname),
  });
}

// A failing app shows an error in its own place and does not affect the rest of the page.
addErrorHandler((error) => {
  console.error(error);
  const failed = apps.find((app) => app.name === error.appOrParcelName);
  if (failed === undefined || failed !== appAt(location.pathname)) return;
  // In an old browser it would never help to try again.
  if (hasImportMaps()) showBroken(failed.title);
  else showOldBrowser();
});

addEventListener('single-spa:routing-event', () => {
  if (appAt(location.pathname) === undefined) showNotFound();
});

start({ urlRerouteOnly: true });
