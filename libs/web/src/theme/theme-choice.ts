import { useSyncExternalStore } from 'react';

/** Light and dark by the device, or as somebody chose it in this browser. */
export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const key = 'ellac-theme';
const listeners = new Set<() => void>();

/** The choice of this browser; the device's where none was made or none can be kept. */
function storedChoice(): ThemeChoice {
  try {
    return themeChoices.find((choice) => choice === localStorage.getItem(key)) ?? 'system';
  } catch {
    // A browser may keep nothing for this page.
    return 'system';
  }
}

let current = storedChoice();

/** Lets the page's own style sheets, which know nothing of the app, have the chosen theme. */
export function showThemeChoice(): void {
  if (current === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = current;
}

/** Chooses for this browser, from now on. */
export function chooseTheme(choice: ThemeChoice): void {
  current = choice;
  try {
    if (choice === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, choice);
  } catch {
    // It then lasts until the page is left.
  }
  showThemeChoice();
  listeners.forEach((listener) => listener());
}

/** The choice as it is now. */
export const useThemeChoice = (): ThemeChoice => useSyncExternalStore(subscribe, () => current);

function subscribe(listener: () => void): () => void {
  const onStorage = ({ key: changed }: StorageEvent) => {
    if (changed !== key) return;
    current = storedChoice();
    showThemeChoice();
    listener();
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}
