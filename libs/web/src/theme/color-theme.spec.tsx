import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { defaultThemes, type BrandTheme } from './brand-themes.js';
import { loadBrand, useColorTheme } from './color-theme.js';

const shown = (): BrandTheme => renderHook(useColorTheme).result.current;

const name = (color: string): void => {
  document.head.innerHTML = `<meta name="brand-color" content="${color}">`;
};

describe('the theme', () => {
  beforeEach(() => {
    Object.assign(globalThis, {
      matchMedia: () => ({
        matches: false,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }),
    });
  });
  afterEach(() => {
    document.head.innerHTML = '';
  });

  it('has the default colour where the document names no other, or one that cannot be read', async () => {
    await loadBrand();
    expect(shown()).toBe(defaultThemes.light);
    name('#006a80');
    await loadBrand();
    expect(shown()).toBe(defaultThemes.light);
    name('reddish');
    await loadBrand();
    expect(shown()).toBe(defaultThemes.light);
  });

  it('is made from the colour that the document names', async () => {
    name('#7a1f5c');
    await loadBrand();
    expect(shown().brandField).not.toBe(defaultThemes.light.brandField);
    expect(shown().readiness1Text).toBe(defaultThemes.light.readiness1Text);
  });
});
