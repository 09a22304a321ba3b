import { type Page, test } from '@playwright/test';

/** Runs the test on a small phone, on a usual one, and on the usual one in landscape. */
export async function onEveryPhone(
  page: Page,
  look: (size: { width: number; height: number }) => Promise<void>,
): Promise<void> {
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [844, 390],
  ] as const) {
    await test.step(`on ${String(width)} × ${String(height)}`, async () => {
      await page.setViewportSize({ width, height });
      await look({ width, height });
    });
  }
}
