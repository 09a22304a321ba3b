import React, { type FunctionComponent } from 'react';
import { createRoot } from 'react-dom/client';
import singleSpaReact, { type ReactAppOrParcel } from 'single-spa-react';

/** Shown in an app's own place when it breaks; stands outside its providers, so it is plain. */
const brokenApp = () => (
  <div className="notice" role="alert">
    <h1>This part of the page stopped working</h1>
    <p>Everything else still works, and what was saved on this device is kept.</p>
    <button type="button" onClick={() => location.reload()}>
      Try again
    </button>
  </div>
);

/** The app's own element inside the document's main part. */
const placeOf = (name: string): HTMLElement => {
  const id = `app-${name}`;
  const present = document.getElementById(id);
  if (present !== null) return present;
  const place = document.createElement('div');
  place.id = id;
  document.getElementById('app')?.replaceChildren(place);
  return place;
};

/** The lifecycles that single-spa calls, for an app that is one React component. */
export function createMicroFrontend(options: {
  readonly name: string;
  readonly App: FunctionComponent;
}): Pick<ReactAppOrParcel<object>, 'bootstrap' | 'mount' | 'unmount'> {
  const { bootstrap, mount, unmount } = singleSpaReact<object>({
    React,
    ReactDOMClient: { createRoot },
    renderType: 'createRoot',
    rootComponent: options.App,
    errorBoundary: brokenApp,
    domElementGetter: () => placeOf(options.name),
  });
  return { bootstrap, mount, unmount };
}
