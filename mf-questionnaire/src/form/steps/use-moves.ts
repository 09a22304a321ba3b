import type { TabId } from '@ellac/contracts';
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import type { FieldName } from '../../fields/field-names.js';
import { useHost } from '../../host/host.js';

/** Navigation between the tabs of the form. */
export interface Moves {
  /**
   * Opens a tab, and focuses a question or else the heading.
   *
   * @param cameFrom the id of an element that gets the focus again when the owner returns
   */
  readonly open: (tab: TabId, question?: FieldName, cameFrom?: string) => void;
  /** Focuses an element and scrolls to it. */
  readonly show: (element: HTMLElement) => void;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}

/**
 * Moves between the tabs and moves the focus with them, also after the browser's Back.
 *
 * @param isThere whether the tab's questions have loaded, which may be later than the tab opens
 * @param asked whether the owner opened this form by a button; the heading gets the focus when this
 *   becomes true
 */
export function useMoves(
  active: TabId,
  isThere: boolean,
  asked: boolean,
  focusQuestion: (name: FieldName) => void,
): Moves {
  const { openTab, showFrom } = useHost();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const shown = useRef(active);
  const wasAsked = useRef(false);
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
    } else if (
      (shown.current !== active || wasAsked.current !== asked) &&
      headingRef.current !== null
    ) {
      const cameFrom = wayBack.current?.tab === active ? wayBack.current.id : undefined;
      if (cameFrom !== undefined && !isThere) return;
      // Every tab starts at the same scroll position, below the tabs and the progress.
      show(elementBeside(headingRef.current, cameFrom) ?? headingRef.current);
      if (cameFrom !== undefined) wayBack.current = undefined;
    }
    shown.current = active;
    wasAsked.current = asked;
  }, [active, isThere, asked, focusQuestion, show]);

  // Stable while the tab stays the same, so that long lists of links are not rendered again.
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

/** Looks in the element's own tree, because in a shadow root the document does not find it. */
function elementBeside(element: HTMLElement, id: string | undefined): HTMLElement | null {
  const root = element.getRootNode();
  if (id === undefined) return null;
  return root instanceof Document || root instanceof ShadowRoot ? root.getElementById(id) : null;
}
