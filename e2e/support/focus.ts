import { expect, type Page } from '@playwright/test';

/** The focused element, and whether a person can see that it has the focus. */
interface Focused {
  /** Its role or tag and the beginning of its name. */
  readonly what: string;
  readonly inWindow: boolean;
  /** The element that covers its middle, if any. */
  readonly coveredBy: string | null;
  readonly marked: boolean;
}

const focusedIn = (page: Page): Promise<Focused> =>
  page.evaluate(() => {
    let at = document.activeElement;
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    if (!(at instanceof HTMLElement) || at === document.body) {
      return { what: 'nothing', inWindow: false, coveredBy: null, marked: false };
    }
    const { left, top, width, height } = at.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + Math.min(height, 40) / 2];
    const over = document.elementFromPoint(x, y);
    const around = (other: Element | null) =>
      other !== null &&
      (at.contains(other) || other.contains(at) || other.closest('label') !== null);
    // The ring may be drawn by the element, by its parent or by its next sibling.
    const draws = (element: Element, pseudo?: '::before' | '::after'): boolean => {
      const style = getComputedStyle(element, pseudo);
      if (pseudo !== undefined && style.content === 'none') return false;
      const outlined = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 1;
      const ringed = style.boxShadow !== 'none' || parseFloat(style.borderBottomWidth) >= 2;
      return outlined || ringed;
    };
    const places = [at, at.parentElement, at.nextElementSibling].filter((each) => each !== null);
    const role = at.getAttribute('role') ?? at.tagName.toLowerCase();
    const name = at.getAttribute('aria-label') ?? at.textContent.trim().slice(0, 40);
    return {
      what: `${role} ${at.getAttribute('name') ?? ''} ${name}`.trim(),
      inWindow: x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight,
      coveredBy: around(over) ? null : (over?.outerHTML.slice(0, 120) ?? 'nothing'),
      marked: places.some(
        (each) => draws(each) || draws(each, '::after') || draws(each, '::before'),
      ),
    };
  });

/** Expects the focused element to be inside the window and not covered. */
export async function expectFocusInView(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const focused = await focusedIn(page);
      return focused.inWindow && focused.coveredBy === null ? 'in view' : focused;
    })
    .toBe('in view');
}

/** Expects the focused element to be in view, and to have a focus ring. */
export async function expectFocusSeen(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const focused = await focusedIn(page);
      const { inWindow, coveredBy, marked } = focused;
      return inWindow && coveredBy === null && marked ? 'seen' : focused;
    })
    .toBe('seen');
}
