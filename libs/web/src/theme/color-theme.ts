import { defaultThemeColor } from '@ellac/contracts/brand';
import { useMediaQuery } from '../hooks/use-media-query.js';
import { showThemeChoice, useThemeChoice } from './theme-choice.js';
import { brandThemes, defaultThemes, type BrandTheme } from './brand-themes.js';

let themes = defaultThemes;

/** Makes the themes from the brand's colour, where the document names another than the default, and shows the chosen one. */
export async function loadBrand(): Promise<void> {
  showThemeChoice();
  const named = document.querySelector<HTMLMetaElement>('meta[name="brand-color"]');
  if (named === null || named.content === defaultThemeColor) return;
  try {
    const { brandColorsFrom } = await import('@ellac/contracts/brand/from-color');
    const colors = brandColorsFrom(named.content);
    if (colors !== null) themes = brandThemes(colors);
  } catch (error) {
    // A page in another colour is better than none, so an error is ignored.
    console.error('The brand’s colour could not be loaded:', error);
  }
}

/** The light theme. All that is printed uses it. */
export const lightTheme = (): BrandTheme => themes.light;

/**
 * The theme, light or dark as this browser chose or by the device's preference, also when that
 * changes. Printing always uses the light one.
 */
export function useColorTheme(): BrandTheme {
  const choice = useThemeChoice();
  const isDarkDevice = useMediaQuery('screen and (prefers-color-scheme: dark)');
  const isPrinted = useMediaQuery('print');
  const isDark = choice === 'system' ? isDarkDevice : choice === 'dark' && !isPrinted;
  return isDark ? themes.dark : themes.light;
}
