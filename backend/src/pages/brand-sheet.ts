import { createHash } from 'node:crypto';
import type { SurfaceColors } from '@ellac/contracts/brand';
import type { Brand } from '../brand/brand.js';

/** The sheet with the brand's colours for `page.css`, and the part of its address that tells versions apart. */
export interface BrandSheet {
  readonly css: string;
  readonly hash: string;
}

const variables = (values: Readonly<Record<string, string>>, of = ':root'): string =>
  `${of}{${Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`;

const ofSurface = (surface: SurfaceColors) => ({
  page: surface.page,
  card: surface.card,
  shape: surface.subtle,
  text: surface.text1,
  text2: surface.text2,
  quiet: surface.text3,
  line: surface.line,
  edge: surface.lineStrong,
  link: surface.link,
  field: surface.field,
});

/** The colours of what stands on a page before an app runs, and the plate of the logo. */
export function brandSheet({ colors, needsPlate }: Brand): BrandSheet {
  const { ramp, light, dark } = colors;
  const ofDark = { ...ofSurface(dark), bar1: ramp[50], bar2: ramp[60] };
  const css = [
    variables({
      ...ofSurface(light),
      'field-line': light.fieldLine,
      accent: light.fieldAccent,
      button: ramp[80],
      'button-hover': ramp[70],
      bar1: ramp[150],
      bar2: ramp[140],
    }),
    // By the device, unless somebody chose in this browser.
    `@media screen and (prefers-color-scheme:dark){${variables(ofDark, ':root:not([data-theme])')}}`,
    `@media screen{${variables(ofDark, ':root[data-theme=dark]')}}`,
    ...(needsPlate ? ['.logo{background:#fff;border-radius:6px;padding:6px 10px}'] : []),
  ].join('\n');
  return { css, hash: createHash('sha256').update(css).digest('hex').slice(0, 10) };
}
