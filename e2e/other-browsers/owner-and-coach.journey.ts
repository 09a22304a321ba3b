import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { tabs } from '@ellac/contracts';
import { expect } from '@playwright/test';
import { adminPassword, adminUsername } from '../support/desk/log-in.js';
import { newestLinkTo } from '../support/sent-report.js';
import { serverTest as test } from '../support/test.js';
import { firefoxPath, startFirefox } from './firefox.js';
import { pageIn } from './page-in.js';
import { startWebkit, webkitPath } from './webkit.js';

const browsers = [
  { name: 'Firefox', path: firefoxPath, debianPackage: 'firefox-esr', start: startFirefox },
  { name: 'WebKit', path: webkitPath, debianPackage: 'webkit2gtk-driver xvfb', start: startWebkit },
];

for (const { name, path, debianPackage, start } of browsers) {
  test(`an owner and a coach go their whole way in ${name}`, async ({ server }) => {
    expect(existsSync(path), `apt-get install ${debianPackage}`).toBe(true);
    const unique = randomUUID().slice(0, 8);
    const owner = `owner-${unique}@example.com`;
    const company = `Company ${unique}`;
    const driver = await start();
    try {
      const page = pageIn(driver);

      await test.step('the owner answers, sends, and sees the way to the mail', async () => {
        await page.open(server.url);
        await page.press('Fill Example Data');
        await page.watch();
        await page.sees('Example Data Loaded');
        await page.fill('Company name', company);
        await page.fill("Owner's e-mail address", owner);
        for (const { label } of tabs.slice(1)) {
          await page.press('Next', 'button');
          await page.sees(label, 'h2');
        }
        await page.press('Submit Questionnaire');
        await page.sees('Generating Analysis');
        await page.sees('Submission Successful!', 'h2');
        expect(await page.complaints()).toEqual([]);
        await page.open(server.url);
        await page.sees('Submission Successful!', 'h2');
        await page.sees(`Done: Mail sent to ${owner}`);
      });

      await test.step('the owner opens the link, and takes the report along as a PDF', async () => {
        await page.open(await newestLinkTo(owner));
        await page.sees('Access verified! Redirecting to your report...');
        await page.sees('Executive Summary', 'h2');
        expect(new URL(await page.address()).search).toBe('');
        await page.watch();
        expect(await page.run(`return document.querySelector('h1').textContent`)).toContain(
          company,
        );
        expect(
          await page.run(`return document.querySelectorAll('[role=meter]').length`),
        ).toBeGreaterThan(0);
        await page.press('Download PDF');
        await page.hears('Your PDF report has been generated successfully.');
        expect(await page.complaints()).toEqual([]);
      });

      await test.step('the coach signs in, reads the report, writes, and leaves', async () => {
        await page.open(`${server.url}/admin`);
        await page.fill('Username', adminUsername);
        await page.fill('Password', adminPassword);
        await page.press('Login', 'button');
        await page.watch();
        await page.press(company, 'a');
        await page.sees(company, 'h1');
        await page.press('View Details');
        await page.sees('Executive Summary', 'h2');
        expect(await page.complaints()).toEqual([]);
        await page.press('Logout', 'button, a');
        await page.sees('Admin Login');
      });
    } finally {
      await driver.close();
    }
  });
}
