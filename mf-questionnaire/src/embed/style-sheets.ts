import { tokens, type Theme } from '@fluentui/react-components';
import type { BrandThemes } from '@ellac/web/brand-themes';

/** Inside a shadow root, `!important` wins over every style that the host sets on the element. */
const declarations = (values: object): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}: ${String(value)} !important;`)
    .join('\n');

const element = {
  all: 'initial',
  direction: 'ltr',
  'unicode-bidi': 'isolate',
  display: 'block',
  contain: 'style',
  color: tokens.colorNeutralForeground1,
  'font-family': tokens.fontFamilyBase,
  'font-size': tokens.fontSizeBase300,
  'font-weight': tokens.fontWeightRegular,
  'line-height': tokens.lineHeightBase300,
  'text-align': 'start',
  'overflow-wrap': 'break-word',
};

/** Styles of every theme. */
export function baseSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
:host { ${declarations(element)} }
:host([hidden]) { display: none !important; }
/* What stands above other things in here stands above nothing of the host's. */
.page { isolation: isolate; }
.layer {
  all: unset;
  position: fixed;
  inset: 0 auto auto 0;
  width: 0;
  height: 0;
  /* Counts only where the browser has no top layer. */
  z-index: 2147483647;
}
/* Above the dialogs of Fluent, which have 1000000: a toast may tell of what was done in one. */
.toasts { position: relative; z-index: 1000001; }
.notice { padding: 2rem 1rem; font-size: 1rem; line-height: 1.5; }
`);
  return sheet;
}

const variables = (theme: Theme): object =>
  Object.fromEntries(Object.entries(theme).map(([name, value]) => [`--${name}`, value as unknown]));

const inLight = (theme: Theme): string =>
  declarations({
    ...variables(theme),
    'color-scheme': 'light',
    'background-color': tokens.colorNeutralBackground1,
  });

/** Cards are lighter than the page by night, as on our own page. */
const inDark = (theme: Theme): string =>
  declarations({
    ...variables(theme),
    'color-scheme': 'dark',
    'background-color': tokens.colorNeutralBackground2,
  });

/** The theme, light or dark as the reader's device asks for it; paper is always light. */
export const themeRules = ({ light, dark }: BrandThemes): string => `
:host { ${inLight(light)} }
@media screen and (prefers-color-scheme: dark) { :host { ${inDark(dark)} } }
`;
