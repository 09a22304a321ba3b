import { webDarkTheme, webLightTheme, type Theme } from '@fluentui/react-components';
import { useMediaQuery } from '../use-media-query.js';
import type { BrandThemes } from './brand-themes.js';

let themes: BrandThemes = { light: webLightTheme, dark: webDarkTheme };

/** Makes the themes from the brand's colour, where the document names one. */
export async function loadBrand(): Promise<void> {
  const named = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (named === null) return;
  try {
    const { brandThemes } = await import('./brand-themes.js');
    themes = brandThemes(named.content) ?? themes;
  } catch (error) {
    // A page in another colour is better than none, so an error is ignored.
    console.error('The brand’s colour could not be loaded:', error);
  }
}

/**
 * The theme, light or dark by the device's preference, also when that changes. Printing always uses
 * the light one.
 */
export const useColorTheme = (): Theme =>
  useMediaQuery('screen and (prefers-color-scheme: dark)') ? themes.dark : themes.light;
