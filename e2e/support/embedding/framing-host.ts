import type { FrameLocator, Page } from '@playwright/test';
import { hostSite } from './host-page.js';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

let site: Awaited<ReturnType<typeof hostSite>> | undefined;

/** The product's origin, which differs from the host's site. */
export const productOf = (baseURL: string | undefined): string => new URL(baseURL!).origin;

/**
 * Opens the guide's sample, with an optional change, on a site that may embed the questionnaire.
 */
export async function openHost(
  page: Page,
  baseURL: string | undefined,
  change: (html: string) => string = (html) => html,
  port?: number,
): Promise<FrameLocator> {
  site = await hostSite(change(await frameSample(productOf(baseURL))), port);
  await page.goto(site.origin);
  return page.frameLocator('iframe[title]');
}

/** Closes the site that a test opened; for `afterEach`. */
export async function closeHost(): Promise<void> {
  await site?.close();
  site = undefined;
}

/** The guide's sample, with the address of the product under test. */
async function frameSample(productOrigin: string): Promise<string> {
  const file = join(import.meta.dirname, '../../../docs/samples/frame.html');
  return (await readFile(file, 'utf8')).replaceAll('https://evaluation.example', productOrigin);
}
