import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { webLightTheme, type Theme } from '@fluentui/react-components';
import { renderHook } from '@testing-library/react';
import { loadBrand, useColorTheme } from './color-theme.js';

const shown = (): Theme => renderHook(useColorTheme).result.current;

const name = (color: string): void => {
  document.head.innerHTML = `<meta name="theme-color" content="${color}">`;
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

  it('is Fluent’s where the document names no colour, or one that cannot be read', async () => {
    await loadBrand();
    expect(shown()).toBe(webLightTheme);
    name('reddish');
    await loadBrand();
    expect(shown()).toBe(webLightTheme);
  });

  it('is made from the colour that the document names', async () => {
    name('#7a1f5c');
    await loadBrand();
    expect(shown().colorBrandBackground).not.toBe(webLightTheme.colorBrandBackground);
    expect(shown().colorNeutralForeground1).toBe(webLightTheme.colorNeutralForeground1);
  });
});
