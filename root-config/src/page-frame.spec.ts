import { beforeEach, describe, expect, it } from '@jest/globals';
import { hasImportMaps, showBroken, showNotFound, showOldBrowser } from './page-frame.js';

beforeEach(() => {
  document.body.innerHTML =
    '<main id="app">Loading…</main><template id="not-found"><h1>404 Page Not Found</h1></template>' +
    '<template id="old-browser"><h1>Please use a newer browser</h1></template>';
});

const shown = () => document.getElementById('app')!;

describe('the page frame', () => {
  it('shows the document’s own not-found page, as often as needed', () => {
    showNotFound();
    showNotFound();
    expect(shown().innerHTML).toBe('<h1>404 Page Not Found</h1>');
  });

  it('tells an old browser from a lost connection', () => {
    expect(hasImportMaps()).toBe(false);
    Object.assign(HTMLScriptElement, { supports: (type: string) => type === 'importmap' });
    expect(hasImportMaps()).toBe(true);
    showOldBrowser();
    expect(shown().innerHTML).toBe('<h1>Please use a newer browser</h1>');
  });

  it('says in an app’s place that it could not be loaded, and offers to try again', () => {
    showBroken('report');
    expect(shown().querySelector('[role=alert] h1')?.textContent).toBe(
      'The report could not be loaded',
    );
    expect(shown().querySelector('button')?.textContent).toBe('Try again');
  });
});
