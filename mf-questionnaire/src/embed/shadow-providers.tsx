import {
  IdPrefixProvider,
  PortalMountNodeProvider,
  RendererProvider,
  useFocusVisible,
} from '@fluentui/react-components';
import { createShadowDOMRenderer } from '@griffel/shadow-dom';
import { AppServices } from '@ellac/web';
import { useState, type ReactNode } from 'react';
import type { TopLayer } from './top-layer.js';

/** Comes before every id that is made here. */
export const idPrefix = 'ellac-';

interface ShadowProvidersProps {
  readonly shadow: ShadowRoot;
  readonly layer: TopLayer;
  readonly children: ReactNode;
}

/**
 * What stands around the app in a shadow root. The theme comes with the root's own style sheet, as
 * Fluent's provider would put it into the host's document.
 */
export function ShadowProviders({ shadow, layer, children }: ShadowProvidersProps) {
  const [renderer] = useState(() => createShadowDOMRenderer(shadow));
  // An empty one: the rules that a host with the same library has in its document hold there alone.
  const [emptyDocument] = useState(() => document.implementation.createHTMLDocument(''));
  const focusVisible = useFocusVisible<HTMLDivElement>();
  return (
    <RendererProvider renderer={renderer} targetDocument={emptyDocument}>
      <IdPrefixProvider value={idPrefix}>
        <PortalMountNodeProvider value={layer.dialogs}>
          <div ref={focusVisible}>
            <AppServices toastLayer={layer.toasts}>{children}</AppServices>
          </div>
        </PortalMountNodeProvider>
      </IdPrefixProvider>
    </RendererProvider>
  );
}
