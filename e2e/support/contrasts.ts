import { expect, type Page } from '@playwright/test';

/**
 * What is too faint on the page: text below 4.5 to 1; edges of controls, icons, marks and bars below
 * 3 to 1. Axe allows large text 3 to 1, and looks at text only.
 */
const faintParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    type Color = readonly [red: number, green: number, blue: number, alpha: number];

    const parse = (color: string): Color => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
      return [red, green, blue, alpha];
    };
    const over = (upper: Color, lower: Color): Color => {
      const mix = (index: 0 | 1 | 2) => upper[index] * upper[3] + lower[index] * (1 - upper[3]);
      return [mix(0), mix(1), mix(2), 1];
    };
    const luminance = (color: Color): number => {
      const [red, green, blue] = color.slice(0, 3).map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
    };
    const groundOf = (element: Element | null): Color =>
      element === null
        ? [255, 255, 255, 1]
        : ((own) => (own[3] === 1 ? own : over(own, groundOf(element.parentElement))))(
            parse(getComputedStyle(element).backgroundColor),
          );
    const contrast = (color: string, ground: Color): number => {
      const [light, dark] = [luminance(over(parse(color), ground)), luminance(ground)].toSorted(
        (one, other) => other - one,
      );
      return (light! + 0.05) / (dark! + 0.05);
    };

    const faint = new Set<string>();
    const expectContrast = (what: string, element: Element, seen: number, least: number) => {
      if (seen < least) {
        const words = (element.closest('label, button, p, a, div') ?? element).textContent;
        faint.add(`${what} ${seen.toFixed(2)}: ${words.trim().slice(0, 40)} <${element.tagName}>`);
      }
    };
    const isOff = (element: Element) =>
      element.closest(':disabled, [aria-disabled="true"], .fui-Field:has(:disabled)') !== null;
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const visible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return visible && width > 2 && height > 2 && !isOff(element);
    };
    const seen = (selector: string) => [...document.querySelectorAll(selector)].filter(isSeen);
    const edges = (element: Element, ground: Color): number => {
      const style = getComputedStyle(element);
      const after = getComputedStyle(element, '::after');
      const sides = (['Top', 'Right', 'Bottom', 'Left'] as const).filter(
        (side) => parseFloat(style[`border${side}Width`]) > 0,
      );
      return Math.max(
        1,
        ...sides.map((side) => contrast(style[`border${side}Color`], ground)),
        after.content === 'none' ? 1 : contrast(after.borderBottomColor, ground),
      );
    };

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      if (element === null || texts.currentNode.textContent?.trim() === '') continue;
      if (element.closest('svg, script, style, noscript, option') || !isSeen(element)) continue;
      const { color } = getComputedStyle(element);
      expectContrast('text', element, contrast(color, groundOf(element)), 4.5);
    }
    for (const icon of seen('svg')) {
      const { width } = icon.getBoundingClientRect();
      const fills = [...icon.querySelectorAll('path')].map((path) => getComputedStyle(path).fill);
      if (width > 32 || fills.length === 0) continue;
      const strongest = Math.max(...fills.map((fill) => contrast(fill, groundOf(icon))));
      expectContrast('icon', icon, strongest, 3);
    }
    for (const share of seen('[role="group"] svg rect[y="0.5"], svg[width="12"] rect')) {
      const { fill, stroke } = getComputedStyle(share);
      const ground = groundOf(share);
      const strongest = [fill, stroke].filter((color) => color !== 'none');
      const most = Math.max(...strongest.map((color) => contrast(color, ground)));
      expectContrast('share', share, most, 3);
    }
    for (const bar of seen('[role="progressbar"][aria-valuenow]')) {
      const done = [...bar.children].slice(0, Number(bar.getAttribute('aria-valuenow')));
      for (const part of done) {
        const { backgroundColor } = getComputedStyle(part);
        expectContrast('step', part, contrast(backgroundColor, groundOf(bar)), 3);
      }
    }
    const controls = '.fui-Input, .fui-Textarea, .fui-Select select, .fui-Checkbox__indicator';
    // A chosen or preset cell of a rating is told by its edge or its fill, the others by their words.
    const cells = seen('.fui-Radio:has(:checked)');
    for (const control of [...seen(controls), ...cells]) {
      const ground = groundOf(control.parentElement);
      const { backgroundColor } = getComputedStyle(control);
      const most = Math.max(edges(control, ground), contrast(backgroundColor, ground));
      expectContrast('control', control, most, 3);
    }
    return [...faint];
  });

/** Expects text, controls, icons and bars that can be seen well, by night and by day. */
export async function expectClearDayAndNight(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect.poll(() => faintParts(page), { message: `${what}, ${colorScheme}` }).toEqual([]);
  }
}
