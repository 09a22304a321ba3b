import { questionnaireIntro } from '@ellac/contracts';
import { describe, expect, it } from '@jest/globals';
import { renderDocument } from './document.js';
import { escapeHtml } from './html.js';
import { rootConfig } from './import-map.js';
import type { AppName } from './page.js';

const document = (url: string) =>
  renderDocument({
    map: { imports: { [rootConfig]: url }, integrity: {} },
    app: null,
    isFrame: false,
    themeColor: null,
    companyName: 'ELLAC',
    year: 2026,
  });

const page = (app: AppName) =>
  renderDocument({
    map: { imports: { [rootConfig]: '/root.js' }, integrity: {} },
    app,
    isFrame: false,
    themeColor: null,
    companyName: 'ELLAC',
    year: 2026,
  });

describe('renderDocument', () => {
  it('lets no text of the import map end its script or an attribute early', () => {
    const url = '/mf/"></script><b>';
    const { html, importMap } = document(url);
    expect(html).toContain(`<script type="importmap">${importMap}</script>`);
    expect(importMap).not.toContain('<');
    expect(JSON.parse(importMap)).toMatchObject({ imports: { [rootConfig]: url } });
    expect(html).not.toContain('<b>');
    expect(html).toContain('src="/mf/&quot;&gt;&lt;/script&gt;&lt;b&gt;"');
  });

  it('preloads only the root config where no app is shown', () => {
    const { html } = renderDocument({
      map: { imports: { react: '/react.js', [rootConfig]: '/root.js' }, integrity: {} },
      app: null,
      isFrame: false,
      themeColor: null,
      companyName: 'ELLAC',
      year: 2026,
    });
    expect(html.match(/<link rel="modulepreload".*?>/g)).toEqual([
      '<link rel="modulepreload" href="/root.js">',
    ]);
  });

  it('shows the questionnaire’s words before any script, and shapes that nobody is told of', () => {
    const { html } = page('@ellac/mf-questionnaire');
    const main = /<main id="app".*?<\/main>/s.exec(html)![0];
    for (const words of Object.values(questionnaireIntro))
      expect(main).toContain(escapeHtml(words));
    expect(main.match(/<h1>/g)).toHaveLength(1);
    const hidden = main.indexOf('<div class="sketch-form" aria-hidden="true">');
    expect(hidden).toBeGreaterThan(0);
    expect(main.slice(0, hidden)).not.toContain('<i');
  });

  it('shows a word on waiting where another app is to come', () => {
    const { html } = page('@ellac/mf-admin');
    expect(html).toContain('<main id="app" tabindex="-1"><p class="loading">Loading…</p></main>');
  });
});
