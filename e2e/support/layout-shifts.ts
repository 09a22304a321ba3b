import type { Page } from '@playwright/test';

interface Watched {
  shift: number;
  emptied: number;
}

/** Measures layout shifts, and how often the main part was empty, from the next document on. */
export async function watchLayout(page: Page): Promise<{
  /** The cumulative layout shift: moves without user input. */
  readonly shift: () => Promise<number>;
  readonly emptied: () => Promise<number>;
}> {
  await page.addInitScript(() => {
    const watched: Watched = { shift: 0, emptied: 0 };
    Object.assign(globalThis, { watched });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as unknown as {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) watched.shift += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
    let wasFilled = false;
    new MutationObserver(() => {
      const main = document.getElementById('app');
      const isFilled = (main?.textContent ?? '') !== '';
      if (wasFilled && !isFilled) watched.emptied += 1;
      wasFilled ||= isFilled;
    }).observe(document, { childList: true, subtree: true });
  });
  const watched = () =>
    page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched);
  return {
    shift: async () => (await watched()).shift,
    emptied: async () => (await watched()).emptied,
  };
}
