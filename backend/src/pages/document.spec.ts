import { describe, expect, it } from '@jest/globals';
import { renderDocument } from './document.js';
import { rootConfig } from './import-map.js';

const document = (url: string) =>
  renderDocument({
    map: { imports: { [rootConfig]: url }, integrity: {} },
    app: null,
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
});
