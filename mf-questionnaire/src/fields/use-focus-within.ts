import { useImperativeHandle, useRef, type Ref, type RefObject } from 'react';

interface Focusable {
  focus: () => void;
}

/** Lets the form put the focus into a group of controls: on the one that matches `selector`. */
export function useFocusWithin(
  formRef: Ref<Focusable>,
  selector: string,
): RefObject<HTMLDivElement | null> {
  const group = useRef<HTMLDivElement>(null);
  useImperativeHandle(formRef, () => ({
    focus: () => group.current?.querySelector<HTMLElement>(selector)?.focus(),
  }));
  return group;
}
