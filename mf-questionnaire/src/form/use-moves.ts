import type { TabId } from '@ellac/contracts';
import { useEffect, useRef, type RefObject } from 'react';
import type { FieldName } from '../fields/field-names.js';
import { openTab } from './use-tab-address.js';

interface Moves {
  /** Opens a tab, with the focus on a question or else on the heading. */
  readonly open: (tab: TabId, question?: FieldName) => void;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}

/** Moves between the tabs; the focus goes along, also when the browser's Back was used. */
export function useMoves(active: TabId, focusQuestion: (name: FieldName) => void): Moves {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const shown = useRef(active);
  const awaited = useRef<FieldName>(undefined);

  useEffect(() => {
    if (shown.current === active) return;
    shown.current = active;
    if (awaited.current === undefined) headingRef.current?.focus();
    else focusQuestion(awaited.current);
    awaited.current = undefined;
  }, [active, focusQuestion]);

  const open = (tab: TabId, question?: FieldName) => {
    if (tab !== active) {
      awaited.current = question;
      openTab(tab);
    } else if (question !== undefined) focusQuestion(question);
  };
  return { open, headingRef };
}
