import { expect, type Page } from '@playwright/test';

/** What a screen reader was given to say by itself. */
export interface Announcement {
  readonly text: string;
  /** Whether it breaks into what is being read. */
  readonly assertive: boolean;
}

interface Heard {
  heard: Announcement[];
}

/** Writes down what the live regions of the page say, from its first moment on. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const log: Announcement[] = [];
    (globalThis as unknown as Heard).heard = log;
    const said = new WeakMap<Element, string>();
    const tell = (node: Node) => {
      const at = node instanceof Element ? node : node.parentElement;
      const region = at?.closest('[role="status"], [role="alert"], [aria-live]');
      if (!region || region.getAttribute('aria-live') === 'off') return;
      const text = region.textContent.trim();
      if (text === '' || said.get(region) === text) {
        said.set(region, text);
        return;
      }
      said.set(region, text);
      const assertive =
        region.getAttribute('role') === 'alert' || region.getAttribute('aria-live') === 'assertive';
      log.push({ text, assertive });
    };
    new MutationObserver((changes) => {
      const places = new Set<Node>();
      for (const { target, addedNodes } of changes) {
        places.add(target);
        for (const node of addedNodes) {
          // Of the regions that come with their text, browsers announce alerts alone.
          if (!(node instanceof Element)) continue;
          if (node.matches('[role="alert"]')) places.add(node);
          for (const alert of node.querySelectorAll('[role="alert"]')) places.add(alert);
        }
      }
      for (const place of places) tell(place);
    }).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['role'],
    });
  });
}

/** All that was said since this was last asked, once `last` is the newest of it. */
export async function hearUntil(page: Page, last: string): Promise<Announcement[]> {
  const log = () => page.evaluate(() => (globalThis as unknown as Heard).heard);
  await expect.poll(async () => (await log()).at(-1)?.text).toBe(last);
  return page.evaluate(() => (globalThis as unknown as Heard).heard.splice(0));
}

export const polite = (text: string): Announcement => ({ text, assertive: false });
export const assertive = (text: string): Announcement => ({ text, assertive: true });
