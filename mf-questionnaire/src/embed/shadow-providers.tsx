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

/** Prefix of every generated id, so that it differs from the host's ids. */
export const idPrefix = 'ellac-';

interface ShadowProvidersProps {
  readonly shadow: ShadowRoot;
  readonly layer: TopLayer;
  readonly children: ReactNode;
}

/**
 * The providers around the app in a shadow root. The theme is in the root's own style sheet,
 * because Fluent's provider would put it into the host's document.
 */
export function ShadowProviders({ shadow, layer, children }: ShadowProvidersProps) {
  const [renderer] = useState(() => createShadowDOMRenderer(shadow));
  // An empty document: Fluent would otherwise find the rules that a host with the same library has
  // in its own document, and would not insert them here.
  const [emptyDocument] = useState(() => document.implementation.createHTMLDocument(''));
  const focusVisible = useFocusVisible<HTMLDivElement>();
  return (
    <RendererProvider renderer={renderer} targetDocument={emptyDocument}>
      <IdPrefixProvider value={idPrefix}>
        <PortalMountNodeProvider value={layer.dialogs}>
          <div ref={focusVisible}>
            <AppServices toastEdge="top" toastLayer={layer.toasts}>
              {children}
            </AppServices>
          </div>
        </PortalMountNodeProvider>
      </IdPrefixProvider>
    </RendererProvider>
  );
}
