import type { Page } from '@playwright/test';

/** The labels that another part of their field covers, or that have no height. */
export const coveredLabels = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.fui-Field')].flatMap((field) => {
      const label = field.querySelector('label')?.getBoundingClientRect();
      const input = field
        .querySelector('input:not([type="radio"], [type="checkbox"]), select, textarea')
        ?.getBoundingClientRect();
      if (label === undefined || input === undefined || input.height === 0) return [];
      const isSeen = label.height >= 16 && label.bottom <= input.top + 1;
      return isSeen ? [] : [field.textContent.slice(0, 40)];
    }),
  );
