import { expect, type Page } from '@playwright/test';

/** A text that a live region gave to screen readers. */
export interface Announcement {
  readonly text: string;
  /** Whether it interrupts what is being read. */
  readonly assertive: boolean;
}

interface Heard {
  heard: Announcement[];
}

/** Records what the page's live regions announce, from the start of the document. */
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
          // When a region is added together with its text, browsers announce it only if it is an
          // alert.
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

/** All announcements since the last call. Waits until `last` is the newest of them. */
export async function hearUntil(page: Page, last: string): Promise<Announcement[]> {
  const log = () => page.evaluate(() => (globalThis as unknown as Heard).heard);
  await expect.poll(async () => (await log()).at(-1)?.text).toBe(last);
  return page.evaluate(() => (globalThis as unknown as Heard).heard.splice(0));
}

export const polite = (text: string): Announcement => ({ text, assertive: false });
export const assertive = (text: string): Announcement => ({ text, assertive: true });
