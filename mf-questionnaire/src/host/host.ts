import type { TabId } from '@ellac/contracts';
import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';

/** Events for the page that embeds the questionnaire. */
export type HostEvent =
  | {
      readonly kind: 'progress';
      /** The tab that is shown, from 1. */
      readonly step: number;
      readonly steps: number;
    }
  | { readonly kind: 'submitted'; readonly responseId: string };

/** The page that the questionnaire is on: the product's own page, or a host's page. */
export interface Host {
  /** The tab that is shown. */
  readonly tab: () => TabId;
  /** Calls back when another tab is shown; returns an unsubscribe function. */
  readonly onTab: (changed: () => void) => () => void;
  readonly openTab: (tab: TabId) => void;
  /** Resets the address of the tab, once the questionnaire was sent. */
  readonly leaveTabs: () => void;
  /** Scrolls so that a heading, and the space that belongs above it, is visible. */
  readonly showFrom: (heading: HTMLElement) => void;
  /** Sets the document's title, where the document is the product's own. */
  readonly setTitle: (title: string) => void;
  readonly tell: (event: HostEvent) => void;
  /** The element of our page's header that the questionnaire fills; `null` on other pages. */
  readonly header: () => HTMLElement | null;
  /** How dates are written (BCP 47), where the page around it says so. */
  readonly locale?: string | undefined;
}

const HostContext = createContext<Host | null>(null);

export const HostProvider = HostContext.Provider;

/** The host of the questionnaire. @throws Error outside of one. */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (host === null) throw new Error('The questionnaire has no host.');
  return host;
}

/** The tab that is shown. */
export function useShownTab(): TabId {
  const { onTab, tab } = useHost();
  return useSyncExternalStore(onTab, tab);
}

/** Sets the document's title while the component is mounted. */
export function useHostTitle(title: string): void {
  const { setTitle } = useHost();
  useEffect(() => setTitle(title), [setTitle, title]);
}
