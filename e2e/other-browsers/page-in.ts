import { expect } from '@playwright/test';
import type { Driver, ElementReference } from './driver.js';

/** Finds an element by its role in a journey: a CSS selector, and the beginning of its words. */
const find = `
  const [selector, words] = arguments;
  const isSeen = (element) => element.getClientRects().length > 0;
  const wordsOf = (element) =>
    (element.labels?.[0] ?? element).textContent.replace(/\\s+/g, ' ').trim();
  const found = [...document.querySelectorAll(selector)].find(
    (element) => isSeen(element) && wordsOf(element).startsWith(words),
  );
  found?.scrollIntoView({ block: 'center' });
  return found ?? null;`;

/** A page in another browser, as a person uses it. */
export function pageIn(driver: Driver) {
  const element = async (selector: string, words: string): Promise<ElementReference> => {
    let found: unknown = null;
    await expect
      .poll(async () => (found = await driver.run(find, selector, words)), {
        message: `${selector} “${words}”`,
      })
      .not.toBeNull();
    return found as ElementReference;
  };
  return {
    open: (address: string) => driver.open(address),
    address: () => driver.address(),
    run: (body: string, ...args: readonly unknown[]) => driver.run(body, ...args),
    sees: async (words: string, selector = 'h1, h2, h3, p, span, div, li, td') => {
      await element(selector, words);
    },
    /** Tries again where something lies over it, as while a page that just opened moves. */
    press: (words: string, selector = 'button, a, [role=tab]') =>
      expect(async () => driver.click(await element(selector, words))).toPass({ timeout: 30_000 }),
    /** Replaces what a field holds, which its label names. */
    fill: async (label: string, text: string) => {
      const field = await element('input', label);
      await driver.run('arguments[0].select()', field);
      await driver.type(field, text);
    },
    /** Waits for words that a toast said since `watch`, which may be gone by now. */
    hears: (words: string) =>
      expect
        .poll(() => driver.run('return window.said.includes(arguments[0])', words), {
          message: words,
          timeout: 90_000,
        })
        .toBe(true),
    /** Notes the policy's violations and the toasts from now on, until the next address. */
    watch: () =>
      driver.run(
        `window.violations = [];
         document.addEventListener('securitypolicyviolation', (event) =>
           window.violations.push(event.violatedDirective + ' ' + event.blockedURI));
         window.said = '';
         new MutationObserver(() => {
           window.said += document.querySelector('.fui-Toaster')?.textContent ?? '';
         }).observe(document.body, { childList: true, subtree: true });
         window.addEventListener('error', ({ message }) => window.violations.push(message));`,
      ),
    complaints: () => driver.run('return window.violations'),
  };
}
