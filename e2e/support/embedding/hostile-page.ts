import type { Page } from '@playwright/test';

/** A page whose styles affect all elements, with a column for the questionnaire. */
export const hostilePage = `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Host</title>
<style>
* { font-size: 30px !important; color: lime !important; letter-spacing: 9px !important; --colorBrandBackground: lime !important; }
body { font-family: Papyrus, fantasy; text-transform: uppercase; text-align: right; cursor: wait; line-height: 4; }
button { display: none !important; }
input { width: 3px; }
div { position: absolute; }
main { width: 480px; max-width: 100%; margin: 0 auto; }
header { position: sticky; top: 0; height: 60px; z-index: 2147483647; background: navy; }
[role=dialog], [role=alertdialog], [popover] { display: none !important; }
ellac-questionnaire { display: none !important; font: 60px fantasy; position: absolute; opacity: 0.2; }
</style>
</head>
<body>
<header><a href="#top">Host</a></header>
<main>
<h1 id="top">Our evaluation</h1>
<ellac-questionnaire style="visibility: hidden !important"></ellac-questionnaire>
<p>Below.</p>
<input aria-label="Newsletter">
</main>
</body>
</html>`;

/**
 * The host's own elements with their attributes and styles, except those that depend on its height.
 */
export const hostsOwn = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const bySize =
      /^(width|height|block-size|inline-size|(perspective|transform)-origin|top|bottom|left|right|inset-.*)$/;
    return Array.from(document.querySelectorAll('*'))
      .filter(({ localName }) => localName !== 'ellac-questionnaire' && localName !== 'script')
      .map((element) => {
        const style = getComputedStyle(element);
        return {
          // Adding and removing a class leaves an empty attribute.
          element: (element.cloneNode() as Element).outerHTML.replace(' class=""', ''),
          style: Array.from(style)
            .filter((name) => !bySize.test(name))
            .map((name) => `${name}: ${style.getPropertyValue(name)}`),
        };
      });
  });
