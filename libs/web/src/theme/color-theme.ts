import { webDarkTheme, webLightTheme, type Theme } from '@fluentui/react-components';
import { useMediaQuery } from '../use-media-query.js';

/**
 * The one theme, light or dark as the reader's device asks for it, also when that changes. Paper is
 * always light.
 */
export const useColorTheme = (): Theme =>
  useMediaQuery('screen and (prefers-color-scheme: dark)') ? webDarkTheme : webLightTheme;
