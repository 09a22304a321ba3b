import { tokens } from '@fluentui/react-components';
import type { BrandTheme, BrandThemes } from '@ellac/web';

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

const variables = (theme: BrandTheme): object =>
  Object.fromEntries(Object.entries(theme).map(([name, value]) => [`--${name}`, value as unknown]));

const rules = (theme: BrandTheme, scheme: 'light' | 'dark'): string =>
  declarations({
    ...variables(theme),
    'color-scheme': scheme,
    // Cards are lighter than the page, as on our own page.
    'background-color': tokens.colorNeutralBackground2,
  });

/** The theme, light or dark as the reader's device asks for it; paper is always light. */
export const themeRules = ({ light, dark }: BrandThemes): string => `
:host { ${rules(light, 'light')} }
@media screen and (prefers-color-scheme: dark) { :host { ${rules(dark, 'dark')} } }
`;
