import type { Page } from '@playwright/test';

/** Records what a page must never do, while it is used. */
export async function watchPage(page: Page): Promise<{ readonly complaints: string[] }> {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const { hostname } = new URL(request.url());
    if (hostname !== '127.0.0.1' && hostname !== '') complaints.push(`foreign: ${hostname}`);
  });
  // Policy violations reach the console too, but only the event reports each one reliably.
  await page.exposeFunction('complain', (text: string) => complaints.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      (globalThis as unknown as { complain: (text: string) => void }).complain(
        `policy: ${event.violatedDirective} ${event.blockedURI}`,
      );
    });
  });
  return { complaints };
}
