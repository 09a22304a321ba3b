import { useEffect } from 'react';

const takesText = 'input, textarea, select, [contenteditable]';

/** Calls back when somebody presses `/` outside a field and outside a dialog or menu. */
export function useSlashKey(onSlash: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      const from = event.target;
      if (from instanceof Element && from.closest(`${takesText}, [role$="dialog"], [role="menu"]`))
        return;
      event.preventDefault();
      onSlash();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [onSlash]);
}
