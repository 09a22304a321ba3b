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
  /** Takes it away; the draft stays on the device. */
  readonly unmount: () => void;
}

/** Shown where the questionnaire breaks; stands outside of its providers, so it is plain. */
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
 * Makes the questionnaire ready to be rendered into an element of a shadow root.
 *
 * @param tell hears what the host may want to know
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
      // What one server said does not hold for another: with another one everything begins anew.
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
