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

/** Where the questionnaire stands: on the product's own page, or on somebody else's. */
export interface Host {
  /** The tab that is shown. */
  readonly tab: () => TabId;
  /** Calls back when another tab is shown; returns an unsubscribe function. */
  readonly onTab: (changed: () => void) => () => void;
  readonly openTab: (tab: TabId) => void;
  /** Forgets which tab was shown, once the questionnaire was sent. */
  readonly leaveTabs: () => void;
  /** Brings a heading, and what belongs to it above, before the reader's eyes. */
  readonly showFrom: (heading: HTMLElement) => void;
  /** Names the document, where it is ours to name. */
  readonly setTitle: (title: string) => void;
  readonly tell: (event: HostEvent) => void;
  /** How dates are written (BCP 47), where the page around it says so. */
  readonly locale?: string | undefined;
}

const HostContext = createContext<Host | null>(null);

export const HostProvider = HostContext.Provider;

/** The host of the questionnaire; throws outside of one. */
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

/** Names the document while the component is there. */
export function useHostTitle(title: string): void {
  const { setTitle } = useHost();
  useEffect(() => setTitle(title), [setTitle, title]);
}
