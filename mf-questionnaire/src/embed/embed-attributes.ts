import { brandColorsFrom } from '@ellac/contracts/brand/from-color';
import { brandThemes, type BrandThemes } from '@ellac/web';

/** The settings that a host makes for the questionnaire on its page. */
export interface Settings {
  /** The origin of the API. */
  readonly api: string;
  readonly themes: BrandThemes;
  /** How dates are written. */
  readonly locale: string | undefined;
}

/** The attributes of the element. */
export const attributes = ['api', 'theme-color', 'locale'] as const;

/** The result of `read`, or null where it throws. */
const orNull = <Value>(read: () => Value | undefined): Value | null => {
  try {
    return read() ?? null;
  } catch {
    return null;
  }
};

const originOf = (value: string): string | null => {
  const url = orNull(() => new URL(value));
  return url !== null && /^https?:$/.test(url.protocol) ? url.origin : null;
};

/** The themes made from a colour; null where the text is no colour. */
export const themesOf = (value: string): BrandThemes | null => {
  const colors = brandColorsFrom(value);
  return colors === null ? null : brandThemes(colors);
};

const localeOf = (value: string): string | null => orNull(() => Intl.getCanonicalLocales(value)[0]);

/**
 * The settings in an element's attributes. An invalid value is ignored with a warning in the
 * console.
 *
 * @param ofServer what holds without attributes
 */
export function readSettings(
  element: Element,
  ofServer: Pick<Settings, 'api' | 'themes'>,
): Settings {
  const read = <Value>(
    name: (typeof attributes)[number],
    parse: (value: string) => Value | null,
    expected: string,
  ): Value | undefined => {
    const value = element.getAttribute(name)?.trim() ?? '';
    const parsed = value === '' ? undefined : parse(value);
    if (parsed !== null) return parsed;
    console.warn(
      `<${element.localName}>: ${name}="${value}" is ignored, as it is not ${expected}.`,
    );
    return undefined;
  };
  return {
    api: read('api', originOf, 'an http or https address') ?? ofServer.api,
    themes: read('theme-color', themesOf, 'a colour such as #006a80') ?? ofServer.themes,
    locale: read('locale', localeOf, 'a language such as en-GB'),
  };
}
