import React, { startTransition, useLayoutEffect, type FunctionComponent } from 'react';
import { createRoot } from 'react-dom/client';
import singleSpaReact, { type ReactAppOrParcel } from 'single-spa-react';
import { loadBrand } from './theme/color-theme.js';

/**
 * Shown in an app's place when it crashes. It is outside the app's providers, so it uses no
 * components.
 */
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

/** The element in which the document shows its main content. */
const main = (): HTMLElement | null => document.getElementById('app');

/**
 * The app's own element inside the document's main element. It is appended after the placeholder,
 * which is the document's sketch of the page or a loading text, and which stays until the app has
 * rendered.
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

/**
 * Removes everything but the app's own element from the main element, before the browser paints the
 * app.
 */
function useSolePlace(name: string): void {
  useLayoutEffect(() => {
    const place = placeOf(name);
    for (const other of [...(main()?.childNodes ?? [])]) if (other !== place) other.remove();
  }, [name]);
}

/** Replaces an app that is unmounted by a loading text, until the next app has rendered. */
function leavePlace(): void {
  const waiting = document.createElement('p');
  waiting.className = 'loading';
  waiting.textContent = 'Loading…';
  main()?.replaceChildren(waiting);
}

/**
 * Renders an app in short slices, between which the browser can scroll and paint: on a slow phone,
 * the first render takes long.
 */
const createSlicedRoot: typeof createRoot = (container, options) => {
  const root = createRoot(container, options);
  return {
    render: (app) => startTransition(() => root.render(app)),
    unmount: () => root.unmount(),
  };
};

/** The lifecycles that single-spa calls, for an app that is one React component. */
export function createMicroFrontend(options: {
  readonly name: string;
  readonly App: FunctionComponent;
}): Pick<ReactAppOrParcel<object>, 'bootstrap' | 'mount' | 'unmount'> {
  const { name, App } = options;
  const { bootstrap, mount, unmount } = singleSpaReact<object>({
    React,
    ReactDOMClient: { createRoot: createSlicedRoot },
    renderType: 'createRoot',
    rootComponent: function PlacedApp() {
      useSolePlace(name);
      return <App />;
    },
    errorBoundary: () => <BrokenApp name={name} />,
    domElementGetter: () => placeOf(name),
  });
  return {
    // The brand's theme is loaded before the first render, so that the page does not flicker in
    // another colour.
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
