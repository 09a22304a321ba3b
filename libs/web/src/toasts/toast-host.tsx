import { createElement, useEffect, useState } from 'react';
import { usePartState } from '../late/late-part.js';
import { whenIdle } from '../late/when-idle.js';
import type { ToastEdge } from './toast-area.js';
import { toastArea } from './use-toast.js';

/** Where toasts appear: at most one at a time, reached with F8. */
export function ToastHost({ edge }: { readonly edge: ToastEdge }) {
  // A landmark with a name, so that screen readers can find it.
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const area = usePartState(toastArea);
  useEffect(() => whenIdle(toastArea.loadAhead), []);
  return (
    <section ref={setRegion} aria-label="Notifications (F8)">
      {region !== null && area.kind === 'there' && createElement(area.part, { region, edge })}
    </section>
  );
}
