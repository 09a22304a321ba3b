import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What axe finds on the page as it is, each with its places. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // The library's focus helpers are no content.
  const found = await new AxeBuilder({ page }).exclude('[data-tabster-dummy]').analyze();
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
  );
}

/** The page is no wider than the window, at this width in pixels. */
export async function expectToFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(width);
}

/** No fault of accessibility and nothing too wide, on a desk by day and on a phone by night. */
export async function expectToSuitAll(page: Page): Promise<void> {
  for (const [colorScheme, width] of [
    ['dark', 390],
    ['light', 1280],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await expectToFit(page, width);
    expect(await accessibilityFaults(page), `${colorScheme}, ${String(width)} px`).toEqual([]);
  }
}
