import { escapeHtml, scriptJson } from './html.js';
import { rootConfig, type ImportMap } from './import-map.js';
import type { AppName } from './page.js';
import { sketchOf } from './sketch.js';

/** What differs from one document to the next. */
export interface DocumentContent {
  readonly map: ImportMap;
  /** The app that this path needs, or null where only the not-found page is shown. */
  readonly app: AppName | null;
  /** Whether it stands in a frame: then with the app alone, on the page around it. */
  readonly isFrame: boolean;
  /** The brand's colour, such as `#0f6cbd`, where it has one. */
  readonly themeColor: string | null;
  readonly companyName: string;
  readonly year: number;
}

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

/** A preload needs the same digest as the map; otherwise a browser loads the module twice. */
const attributes = (map: ImportMap, name: 'href' | 'src', url: string): string => {
  const digest = map.integrity[url];
  return (
    `${name}="${escapeHtml(url)}"` +
    (digest === undefined ? '' : ` integrity="${escapeHtml(digest)}"`)
  );
};

/** Renders the one HTML document in which every page runs. */
export function renderDocument(content: DocumentContent): RenderedDocument {
  const { map, app, isFrame, themeColor, companyName, year } = content;
  const importMap = scriptJson(map);
  const preloads = preloaded(map, app).flatMap((name) => {
    const url = map.imports[name];
    return url === undefined ? [] : [`<link rel="modulepreload" ${attributes(map, 'href', url)}>`];
  });
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>ELLAC Business Evaluation</title>
<meta name="description" content="Answer a questionnaire about your business and learn how ready it is to move from Phase 1 to Phase 2.">
<meta name="color-scheme" content="light dark">
${themeColor === null ? '' : `<meta name="theme-color" content="${escapeHtml(themeColor)}">\n`}<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/assets/page.css">
${isFrame ? '<link rel="stylesheet" href="/assets/frame.css">\n' : ''}<script type="importmap">${importMap}</script>
${preloads.join('\n')}
<script type="module" ${attributes(map, 'src', map.imports[rootConfig] ?? '')}></script>
</head>
<body>
${isFrame ? '' : '<a class="skip-link" href="#app">Skip to the content</a>\n'}<main id="app" tabindex="-1">${sketchOf(app)}</main>
<noscript><p class="notice">This page needs JavaScript. Please switch it on and load the page again.</p></noscript>
${isFrame ? '' : `<footer>© ${year} ${escapeHtml(companyName)}. All rights reserved.</footer>\n`}<template id="not-found">
<div class="notice">
<h1>404 Page Not Found</h1>
<p>Did you forget to add the page to the router?</p>
<p><a href="/">Go to the questionnaire</a></p>
</div>
</template>
</body>
</html>
`;
  return { html, importMap };
}

/** Shown until there is a deploy to run. */
export const notDeployedDocument = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>ELLAC Business Evaluation</title>
<meta name="color-scheme" content="light dark">
<link rel="stylesheet" href="/assets/page.css">
</head>
<body>
<main class="notice">
<h1>The pages are not deployed yet</h1>
<p>Please try again in a moment.</p>
</main>
</body>
</html>
`;
