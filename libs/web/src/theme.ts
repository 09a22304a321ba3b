import { useSyncExternalStore } from 'react';
import { webDarkTheme, webLightTheme, type Theme } from '@fluentui/react-components';

const darkScheme = '(prefers-color-scheme: dark)';

const subscribe = (changed: () => void): (() => void) => {
  const scheme = matchMedia(darkScheme);
  scheme.addEventListener('change', changed);
  return () => scheme.removeEventListener('change', changed);
};

/** The one theme, light or dark as the reader's device asks for it, also when that changes. */
export const useColorTheme = (): Theme =>
  useSyncExternalStore(subscribe, () => matchMedia(darkScheme).matches)
    ? webDarkTheme
    : webLightTheme;
