import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * What axe finds on the page as it is, each with its places.
 *
 * @param parts CSS selectors of what to look at, as a whole report takes axe many seconds
 * @param only the one rule to look for, where all others were looked for before
 */
export async function accessibilityFaults(
  page: Page,
  parts: readonly string[] = ['html'],
  only?: string,
): Promise<string[]> {
  // The library's focus helpers are no content.
  const helpers = '[data-tabster-dummy]';
  const axe = new AxeBuilder({ page })
    .exclude(helpers)
    .exclude({ fromShadowDom: ['ellac-questionnaire', helpers] })
    .options({
      // Off by default, as WCAG 2.2 is new.
      rules: { 'target-size': { enabled: true } },
      ...(only === undefined ? {} : { runOnly: { type: 'rule', values: [only] } }),
    });
  const found = await parts.reduce((builder, part) => builder.include(part), axe).analyze();
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
export async function expectToSuitAll(page: Page, parts?: readonly string[]): Promise<void> {
  for (const [colorScheme, width] of [
    ['dark', 390],
    ['light', 1280],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await expectToFit(page, width);
    expect(await accessibilityFaults(page, parts), `${colorScheme}, ${String(width)} px`).toEqual(
      [],
    );
  }
}
