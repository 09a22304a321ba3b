import React, { useLayoutEffect, type FunctionComponent } from 'react';
import { createRoot } from 'react-dom/client';
import singleSpaReact, { type ReactAppOrParcel } from 'single-spa-react';
import { loadBrand } from './theme/color-theme.js';

/** Shown in an app's own place when it breaks; stands outside its providers, so it is plain. */
function BrokenApp({ name }: { readonly name: string }) {
  useSolePlace(name);
  return (
    <div className="notice" role="alert">
      <h1>This part of the page stopped working</h1>
      <p>Everything else still works, and what was saved on this device is kept.</p>
      <button type="button" onClick={() => location.reload()}>
        Try again
      </button>
    </div>
  );
}

/** Where the document shows what it is opened for. */
const main = (): HTMLElement | null => document.getElementById('app');

/**
 * The app's own element inside the document's main part. It stands behind what is shown there, which
 * is the document's own sketch of the page or a word on waiting, until there is something in it.
 */
const placeOf = (name: string): HTMLElement => {
  const id = `app-${name}`;
  const present = document.getElementById(id);
  if (present !== null) return present;
  const place = document.createElement('div');
  place.id = id;
  main()?.append(place);
  return place;
};

/** Leaves nothing but the app's own element in the main part, in the frame in which it is filled. */
function useSolePlace(name: string): void {
  useLayoutEffect(() => {
    const place = placeOf(name);
    for (const other of [...(main()?.childNodes ?? [])]) if (other !== place) other.remove();
  }, [name]);
}

/** What is shown where an app was, until the next one has something to show. */
function leavePlace(): void {
  const waiting = document.createElement('p');
  waiting.className = 'loading';
  waiting.textContent = 'Loading…';
  main()?.replaceChildren(waiting);
}

/** The lifecycles that single-spa calls, for an app that is one React component. */
export function createMicroFrontend(options: {
  readonly name: string;
  readonly App: FunctionComponent;
}): Pick<ReactAppOrParcel<object>, 'bootstrap' | 'mount' | 'unmount'> {
  const { name, App } = options;
  const { bootstrap, mount, unmount } = singleSpaReact<object>({
    React,
    ReactDOMClient: { createRoot },
    renderType: 'createRoot',
    rootComponent: function PlacedApp() {
      useSolePlace(name);
      return <App />;
    },
    errorBoundary: () => <BrokenApp name={name} />,
    domElementGetter: () => placeOf(name),
  });
  return {
    // A page in two colours, one after the other, would be a flicker.
    bootstrap: async (props) => {
      await loadBrand();
      await bootstrap(props);
    },
    mount,
    unmount: (props) => {
      leavePlace();
      return unmount(props);
    },
  };
}
