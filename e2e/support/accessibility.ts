import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules about colours; the results of all other rules are the same in every theme. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** The rules that need a browser; component tests check the others. */
const layoutRules = [...colourRules, 'target-size'];

/**
 * Which rules to check: those about colours take more time than all others, and the others depend on
 * the page's width and not on the theme.
 */
export type Rules = 'all' | 'colours' | 'all but colours' | 'layout';

/**
 * The faults that axe finds on the page, each with its places.
 *
 * @param parts CSS selectors of the parts to check, because a whole report takes axe many seconds
 */
export async function accessibilityFaults(
  page: Page,
  parts: readonly string[] = ['html'],
  rules: Rules = 'all',
): Promise<string[]> {
  await coloursSettled(page);
  // The library's focus helpers are no content.
  const helpers = '[data-tabster-dummy]';
  // Its half a megabyte of source takes longer than the check of a small part of a page.
  const isLoaded = await page.evaluate(() => 'axe' in globalThis);
  const axe = new AxeBuilder({ page, ...(isLoaded ? { axeSource: ';' } : {}) })
    .exclude(helpers)
    .exclude({ fromShadowDom: ['ellac-questionnaire', helpers] })
    // Legacy mode: otherwise axe opens a new page to merge the results of frames, and no page here
    // has frames.
    .setLegacyMode()
    .options({
      resultTypes: ['violations'],
      rules: {
        // Off by default, as WCAG 2.2 is new.
        'target-size': { enabled: true },
        ...(rules === 'all but colours'
          ? Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }]))
          : {}),
      },
      ...(rules === 'colours' ? { runOnly: { type: 'rule', values: colourRules } } : {}),
      ...(rules === 'layout' ? { runOnly: { type: 'rule', values: layoutRules } } : {}),
    });
  const found = await parts.reduce((builder, part) => builder.include(part), axe).analyze();
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
  );
}

/** Changes the colours, and waits until the page is drawn in them. Forced ones stay if not told. */
export async function showIn(
  page: Page,
  colorScheme: 'light' | 'dark',
  forced: { forcedColors?: 'active' | 'none' } = {},
): Promise<void> {
  await page.emulateMedia({ colorScheme, ...forced });
  await coloursSettled(page);
}

/** Waits until the page is drawn, and the colours of its buttons no longer change. */
const coloursSettled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise<void>((drawn) =>
      requestAnimationFrame(() => requestAnimationFrame(() => drawn())),
    );
    const changes = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
  });

/** Axe takes a target for small while a sticky bar covers a part of it, though scrolling uncovers it. */
async function whileUnstuck<Found>(page: Page, look: () => Promise<Found>): Promise<Found> {
  await page.evaluate(() => {
    for (const each of document.querySelectorAll<HTMLElement>('#app *')) {
      if (getComputedStyle(each).position !== 'sticky') continue;
      each.style.position = 'static';
      each.dataset['unstuck'] = '';
    }
  });
  const found = await look();
  await page.evaluate(() => {
    for (const each of document.querySelectorAll<HTMLElement>('[data-unstuck]')) {
      each.style.removeProperty('position');
      delete each.dataset['unstuck'];
    }
  });
  return found;
}

/** Expects no accessibility fault in the light theme, and no colour fault in the dark theme. */
export async function expectSoundDayAndNight(
  page: Page,
  parts?: readonly string[],
  what?: string,
): Promise<void> {
  for (const [colorScheme, rules] of [
    ['dark', 'colours'],
    ['light', 'all'],
  ] as const) {
    await showIn(page, colorScheme);
    const faults = await whileUnstuck(page, () => accessibilityFaults(page, parts, rules));
    expect(faults, `${what ?? ''} ${colorScheme}`).toEqual([]);
  }
}

/** Expects the page to be no wider than the window at this width, in pixels. */
export async function expectToFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(width);
}

/** Expects no accessibility fault and no overflow, on a desktop in light and on a phone in dark. */
export async function expectToSuitAll(page: Page, parts?: readonly string[]): Promise<void> {
  for (const [colorScheme, width] of [
    ['dark', 390],
    ['light', 1280],
  ] as const) {
    await showIn(page, colorScheme);
    await expectToFit(page, width);
    const faults = await whileUnstuck(page, () => accessibilityFaults(page, parts));
    expect(faults, `${colorScheme}, ${String(width)} px`).toEqual([]);
  }
}
