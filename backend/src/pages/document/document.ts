import { supportedBrowsers } from '@ellac/contracts/supported-browsers';
import type { LegalLink } from '../../config/legal-links.js';
import { brokenBars } from './broken-bars.js';
import type { DocumentLook } from './document-look.js';
import { escapeHtml, scriptJson } from './html.js';
import { rootConfig, type ImportMap } from '../import-map/import-map.js';
import type { AppName } from '../page.js';
import { sketchOf } from './sketch.js';

/** What differs from one document to the next. */
export interface DocumentContent {
  readonly map: ImportMap;
  /** The app that this path needs, or null where only the not-found page is shown. */
  readonly app: AppName | null;
  /** Whether it stands in a frame: then with the app alone, on the page around it. */
  readonly isFrame: boolean;
  readonly look: DocumentLook;
  readonly companyName: string;
  /** Links below every page, in their order. */
  readonly legalLinks: readonly LegalLink[];
  readonly year: number;
}

const linkTo = ({ label, url }: LegalLink): string =>
  ` <a href="${escapeHtml(url)}" rel="noopener noreferrer">${label}</a>`;

/** The document and the exact text of its inline import map. */
export interface RenderedDocument {
  readonly html: string;
  readonly importMap: string;
}

/** Modules that are loaded at once: the root config and, where an app is shown, all it needs. */
const preloaded = (map: ImportMap, app: AppName | null): string[] =>
  Object.keys(map.imports).filter(
    (name) =>
      name === rootConfig || (app !== null && (name === app || !name.startsWith('@ellac/'))),
  );

/** The font's files as `page.css` names them; the questionnaire draws its first words without. */
const fontPreloads = (app: AppName | null): string[] =>
  app === '@ellac/mf-questionnaire'
    ? []
    : [400, 600].map(
        (weight) =>
          `<link rel="preload" href="/assets/fonts/source-sans-3.52.0-${weight}.woff2" as="font" type="font/woff2" crossorigin>`,
      );

/**
 * The questionnaire's words need only the style sheets, which its modules therefore do not delay; on
 * other pages an app shows the first words.
 */
const modulePriority = (app: AppName | null): string =>
  app === '@ellac/mf-questionnaire' ? ' fetchpriority="low"' : '';

/** By which `page.css` lays out the frame of an app. */
function bodyClass(app: AppName | null): string {
  if (app === '@ellac/mf-admin') return ' class="desk undecided"';
  return app === '@ellac/mf-report' ? ' class="report"' : '';
}

/** A preload needs the same digest as the map; otherwise a browser loads the module twice. */
const attributes = (map: ImportMap, name: 'href' | 'src', url: string): string => {
  const digest = map.integrity[url];
  return (
    `${name}="${escapeHtml(url)}"` +
    (digest === undefined ? '' : ` integrity="${escapeHtml(digest)}"`)
  );
};

/** Not deferred, because it decides on the colours of the first paint. */
const chosenTheme = '<script src="/assets/chosen-theme.js"></script>\n';

/** Appears by its style sheet after a while, and goes with the app that takes its place. */
const slow = `<p class="slow">This takes longer than it should. Please load the page again; if that does not help, use ${supportedBrowsers}, or anything newer.</p>`;

/** Renders the one HTML document in which every page runs. */
export function renderDocument(content: DocumentContent): RenderedDocument {
  const { map, app, isFrame, look, companyName, legalLinks, year } = content;
  const importMap = scriptJson(map);
  const priority = modulePriority(app);
  const preloads = preloaded(map, app).flatMap((name) => {
    const url = map.imports[name];
    return url === undefined
      ? []
      : [`<link rel="modulepreload"${priority} ${attributes(map, 'href', url)}>`];
  });
  const html = `<!doctype html>
<html lang="en">
<head>
${look.head}
${app === '@ellac/mf-admin' ? chosenTheme : ''}<meta name="description" content="Answer a questionnaire about your business and learn how ready it is to move from Phase 1 to Phase 2.">
${isFrame ? '<link rel="stylesheet" href="/assets/frame.css">\n' : ''}<script type="importmap">${importMap}</script>
${[...fontPreloads(app), ...preloads].join('\n')}
<script type="module"${priority} ${attributes(map, 'src', map.imports[rootConfig] ?? '')}></script>
<script nomodule defer src="/assets/old-browser.js"></script>
</head>
<body${bodyClass(app)}>
${isFrame ? '' : `<a class="skip-link" href="#app">Skip to the content</a>\n${look.header}\n`}<main id="app" tabindex="-1">${sketchOf(app)}${app === null ? '' : slow}</main>
<noscript><p class="notice">This page needs JavaScript. Please switch it on and load the page again.</p></noscript>
${isFrame ? '' : `<footer>© ${year} ${escapeHtml(companyName)}. All rights reserved.${legalLinks.map(linkTo).join('')}</footer>\n`}<template id="not-found">
<div class="notice">
${brokenBars}
<h1>404 Page Not Found</h1>
<p>Did you forget to add the page to the router?</p>
<p class="quiet">The address may have been cut short when it was copied. A report opens from the button in its mail.</p>
<a class="button" href="/">Go to the questionnaire</a>
</div>
</template>
<template id="old-browser">
<div class="notice" role="alert">
<h1>Please use a newer browser</h1>
<p>This page needs ${supportedBrowsers}, or anything newer.</p>
</div>
</template>
</body>
</html>
`;
  return { html, importMap };
}

/** Shown until there is a deploy to run. */
export const notDeployedDocument = (look: DocumentLook): string => `<!doctype html>
<html lang="en">
<head>
${look.head}
</head>
<body>
${look.header}
<main><div class="notice">
<h1>The pages are not deployed yet</h1>
<p>Please try again in a moment.</p>
</div></main>
</body>
</html>
`;
