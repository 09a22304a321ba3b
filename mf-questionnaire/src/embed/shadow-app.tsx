import { callApiAt } from '@ellac/web';
import { createRoot } from 'react-dom/client';
import { QuestionnairePage } from '../page/questionnaire-page.js';
import { onAHostPage } from '../host/on-a-host-page.js';
import { HostProvider, type HostEvent } from '../host/host.js';
import { manageFocus } from './focus-management.js';
import type { Settings } from './embed-attributes.js';
import { idPrefix, ShadowProviders } from './shadow-providers.js';
import type { TopLayer } from './top-layer.js';

/** The questionnaire in a shadow root. */
export interface ShadowApp {
  readonly render: (settings: Settings) => void;
  /** Unmounts the questionnaire; the draft stays on the device. */
  readonly unmount: () => void;
}

/** Shown after a rendering error. It is outside of the providers, so it has no styles of Fluent. */
function Broken({ onTryAgain }: { readonly onTryAgain: () => void }) {
  return (
    <div className="notice" role="alert">
      <p>The questionnaire stopped working. What was saved on this device is kept.</p>
      <button type="button" onClick={onTryAgain}>
        Try again
      </button>
    </div>
  );
}

/**
 * Prepares the questionnaire for rendering into an element of a shadow root.
 *
 * @param tell receives the events for the host
 */
export function mountShadowApp(
  shadow: ShadowRoot,
  page: HTMLElement,
  layer: TopLayer,
  tell: (event: HostEvent) => void,
): ShadowApp {
  const leaveFocus = manageFocus();
  const host = onAHostPage(tell);
  const root = createRoot(page, {
    identifierPrefix: idPrefix,
    onUncaughtError: (error) => {
      console.error(error);
      root.render(<Broken onTryAgain={() => latest !== null && render(latest)} />);
    },
  });
  let latest: Settings | null = null;
  const render = (settings: Settings) => {
    latest = settings;
    callApiAt(settings.api);
    root.render(
      // Cached responses of one server are wrong for another one, so a new API remounts everything.
      <ShadowProviders key={settings.api} shadow={shadow} layer={layer}>
        <HostProvider value={{ ...host, locale: settings.locale }}>
          <QuestionnairePage />
        </HostProvider>
      </ShadowProviders>,
    );
  };
  return {
    render,
    unmount: () => {
      root.unmount();
      leaveFocus();
    },
  };
}
