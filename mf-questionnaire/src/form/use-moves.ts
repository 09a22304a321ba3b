import type { TabId } from '@ellac/contracts';
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import type { FieldName } from '../fields/field-names.js';
import { useHost } from '../host/host.js';

/** How the form goes from tab to tab. */
export interface Moves {
  /**
   * Opens a tab, with the focus on a question or else on the heading.
   *
   * @param cameFrom the id of an element that has the focus again when the owner comes back
   */
  readonly open: (tab: TabId, question?: FieldName, cameFrom?: string) => void;
  /** Brings an element before the reader's eyes, with the focus. */
  readonly show: (element: HTMLElement) => void;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}

/**
 * Moves between the tabs; the focus goes along, also when the browser's Back was used.
 *
 * @param isThere whether the tab's questions are there; they may come later than the tab
 * @param asked whether the owner asked for this form, and did not just open the page
 */
export function useMoves(
  active: TabId,
  isThere: boolean,
  asked: boolean,
  focusQuestion: (name: FieldName) => void,
): Moves {
  const { openTab, showFrom } = useHost();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const shown = useRef(asked ? null : active);
  const wayBack = useRef<{ tab: TabId; id: string }>(undefined);
  const awaited = useRef<{ tab: TabId; question: FieldName }>(undefined);

  const show = useCallback(
    (element: HTMLElement) => {
      element.focus({ preventScroll: true });
      showFrom(element);
    },
    [showFrom],
  );

  useEffect(() => {
    const question = awaited.current?.tab === active ? awaited.current.question : undefined;
    if (question !== undefined && isThere) {
      focusQuestion(question);
      awaited.current = undefined;
    } else if (shown.current !== active && headingRef.current !== null) {
      const cameFrom = wayBack.current?.tab === active ? wayBack.current.id : undefined;
      if (cameFrom !== undefined && !isThere) return;
      // Every tab begins at the same place of the screen, below the tabs and the progress.
      show(elementBeside(headingRef.current, cameFrom) ?? headingRef.current);
      if (cameFrom !== undefined) wayBack.current = undefined;
    }
    shown.current = active;
  }, [active, isThere, focusQuestion, show]);

  // The same one while the tab stays, so that long lists of links need not be rendered again.
  const open = useCallback(
    (tab: TabId, question?: FieldName, cameFrom?: string) => {
      if (tab !== active) {
        if (cameFrom !== undefined) wayBack.current = { tab: active, id: cameFrom };
        awaited.current = question === undefined ? undefined : { tab, question };
        openTab(tab);
      } else if (question !== undefined) focusQuestion(question);
    },
    [active, openTab, focusQuestion],
  );
  return { open, show, headingRef };
}

/** An element of the same tree, which on somebody else's page is not the document's. */
function elementBeside(element: HTMLElement, id: string | undefined): HTMLElement | null {
  const root = element.getRootNode();
  if (id === undefined) return null;
  return root instanceof Document || root instanceof ShadowRoot ? root.getElementById(id) : null;
}
