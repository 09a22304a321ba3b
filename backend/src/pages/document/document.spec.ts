import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { questionnaireIntro } from '@ellac/contracts';
import { supportedBrowsers } from '@ellac/contracts/supported-browsers';
import { describe, expect, it } from '@jest/globals';
import { renderDocument } from './document.js';
import { escapeHtml } from './html.js';
import { rootConfig } from '../import-map/import-map.js';
import type { AppName } from '../page.js';

const look = { head: '<title>ELLAC</title>', header: '<header></header>' };

const document = (url: string) =>
  renderDocument({
    map: { imports: { [rootConfig]: url }, integrity: {} },
    app: null,
    isFrame: false,
    look,
    companyName: 'ELLAC',
    legalLinks: [],
    year: 2026,
  });

const page = (app: AppName | null) =>
  renderDocument({
    map: { imports: { [rootConfig]: '/root.js' }, integrity: {} },
    app,
    isFrame: false,
    look,
    companyName: 'ELLAC',
    legalLinks: [],
    year: 2026,
  });

describe('renderDocument', () => {
  it('preloads the font on all pages but the questionnaire, by the name in the sheet', () => {
    const require = createRequire(import.meta.url);
    const { version } = require('source-sans/package.json') as { version: string };
    const sheet = readFileSync(join(import.meta.dirname, '../public/assets/page.css'), 'utf8');
    for (const weight of [400, 600]) {
      const file = `/assets/fonts/source-sans-${version}-${weight}.woff2`;
      expect(sheet).toContain(`url('${file}')`);
      expect(page('@ellac/mf-report').html).toContain(
        `<link rel="preload" href="${file}" as="font"`,
      );
    }
    expect(page(null).html).toContain('as="font"');
    expect(page('@ellac/mf-questionnaire').html).not.toContain('as="font"');
  });

  it('lets no text of the import map end its script or an attribute early', () => {
    const url = '/mf/"></script><b>';
    const { html, importMap } = document(url);
    expect(html).toContain(`<script type="importmap">${importMap}</script>`);
    expect(importMap).not.toContain('<');
    expect(JSON.parse(importMap)).toMatchObject({ imports: { [rootConfig]: url } });
    expect(html).not.toContain('<b>');
    expect(html).toContain('src="/mf/&quot;&gt;&lt;/script&gt;&lt;b&gt;"');
  });

  it('preloads only the root config where no app is shown, and links what the law asks for', () => {
    const { html } = renderDocument({
      map: { imports: { react: '/react.js', [rootConfig]: '/root.js' }, integrity: {} },
      app: null,
      isFrame: false,
      look,
      companyName: 'ELLAC',
      legalLinks: [{ label: 'Imprint', url: 'https://example.com/?a="b"' }],
      year: 2026,
    });
    expect(html.match(/<link rel="modulepreload".*?>/g)).toEqual([
      '<link rel="modulepreload" href="/root.js">',
    ]);
    expect(html).toContain(
      'href="https://example.com/?a=&quot;b&quot;" rel="noopener noreferrer">',
    );
  });

  it('lets the questionnaire’s modules come after its style sheets, and those of no other page', () => {
    const low = (app: AppName) =>
      page(app).html.match(
        /<(link rel="modulepreload"|script type="module") fetchpriority="low" /g,
      );
    expect(low('@ellac/mf-questionnaire')).toHaveLength(2);
    expect(low('@ellac/mf-report')).toBeNull();
    expect(low('@ellac/mf-admin')).toBeNull();
  });

  it('shows the questionnaire’s words before any script, and shapes that nobody is told of', () => {
    const { html } = page('@ellac/mf-questionnaire');
    const main = /<main id="app".*?<\/main>/s.exec(html)![0];
    for (const words of Object.values(questionnaireIntro))
      expect(main).toContain(escapeHtml(words));
    expect(main.match(/<h1>/g)).toHaveLength(1);
    const [seen, hidden] = main.split('<div class="sketch-page" aria-hidden="true">');
    expect(hidden).toContain('<i');
    expect(seen!.replace(/<p [^>]*aria-hidden="true">.*?<\/p>/, '')).not.toContain('<i');
  });

  it('shows a word on waiting where another app is to come', () => {
    const { html } = page('@ellac/mf-admin');
    expect(html).toContain('<main id="app" tabindex="-1"><p class="loading">Loading…</p>');
  });

  it('has the chosen theme before the first paint of the desk, by a file of its own', () => {
    const script = '<script src="/assets/chosen-theme.js"></script>';
    const { html } = page('@ellac/mf-admin');
    expect(html.indexOf(script)).toBeGreaterThan(0);
    expect(html.indexOf(script)).toBeLessThan(html.indexOf('<body'));
    for (const app of ['@ellac/mf-questionnaire', '@ellac/mf-report'] as const)
      expect(page(app).html).not.toContain('chosen-theme');
  });

  it('says in old browsers, and where no script comes, which browsers it needs', () => {
    const { html } = page('@ellac/mf-report');
    const main = /<main id="app".*?<\/main>/s.exec(html)![0];
    expect(main).toContain(supportedBrowsers);
    expect(/<template id="old-browser">.*?<\/template>/s.exec(html)![0]).toContain(
      supportedBrowsers,
    );
    expect(html).toContain('<script nomodule defer src="/assets/old-browser.js"></script>');
  });
});
