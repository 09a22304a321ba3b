import { defaultThemes, type BrandTheme } from '@ellac/web';
import { createContext, useContext } from 'react';

/** Makes the keys of the theme available to the style sheet below an element. */
export function setTheme(element: HTMLElement, theme: BrandTheme): void {
  for (const [name, value] of Object.entries(theme))
    element.style.setProperty(`--${name}`, String(value));
}

const Colors = createContext(defaultThemes.light);

/** Gives the drawings below it the colours of a theme. */
export const PdfColorsProvider = Colors.Provider;

/** The theme whose colours the drawings have as attributes. */
export const usePdfColors = (): BrandTheme => useContext(Colors);
