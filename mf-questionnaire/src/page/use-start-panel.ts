import { tabs } from '@ellac/contracts';
import { latePart, presentPart, useLatePart, type PartState } from '@ellac/web';
import { useState } from 'react';
import { useShownTab } from '../host/host.js';
import type * as startPanelModule from './start-panel.js';

type StartPanelPart = typeof startPanelModule;

/** The panel above the first tab; most visits to other tabs never need its code. */
export const startPanel = latePart<StartPanelPart | null>(() => import('./start-panel.js'));

const noPanel = presentPart<StartPanelPart | null>(null);

/** The loading state of the panel; `hidden` where it is not shown. */
export type StartPanelState = PartState<StartPanelPart> | { readonly kind: 'hidden' };

/**
 * The panel, until the owner starts or goes to another tab.
 *
 * @param isOffer whether it offers a draft; it is then shown whatever the tab
 */
export function useStartPanel(isOffer: boolean, isStarted: boolean): StartPanelState {
  const isOnFirstTab = useShownTab() === tabs[0].id;
  const [isFolded, setFolded] = useState(false);
  const isLeft = !isOffer && (isStarted || !isOnFirstTab);
  if (isLeft && !isFolded) setFolded(true);
  const isShown = isOffer || !(isFolded || isLeft);
  const state = useLatePart(isShown ? startPanel : noPanel);
  if (state.kind !== 'there') return state;
  return state.part === null ? { kind: 'hidden' } : { kind: 'there', part: state.part };
}
