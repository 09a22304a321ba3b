import { ValidateBy } from 'class-validator';

/** An origin as browsers write it; nothing in it could mean more in a header. */
const originPattern = /^https?:\/\/([a-z0-9.-]+|\[[0-9a-f:]+\])(:\d+)?$/;

const isOrigin = (text: string): boolean =>
  originPattern.test(text) && URL.canParse(text) && new URL(text).origin === text;

const isOfThisMachine = (origin: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname);

const notOrigins =
  'EMBED_ORIGINS must be web origins with commas between, such as https://example.com: with no path, no slash at the end and no *.';
const notSecure =
  'EMBED_ORIGINS may hold http:// only for localhost, as PUBLIC_URL is https://: others could read what is typed.';

/** What is wrong with the origins that may embed the questionnaire, or null. */
function faultOf(origins: readonly string[], publicUrl: string): string | null {
  if (!origins.every(isOrigin)) return notOrigins;
  const isSecure = (origin: string) => origin.startsWith('https:') || isOfThisMachine(origin);
  return publicUrl.startsWith('https:') && !origins.every(isSecure) ? notSecure : null;
}

const faultIn = (value: unknown, settings: object | undefined): string | null =>
  faultOf(value as readonly string[], (settings as { PUBLIC_URL: string }).PUBLIC_URL);

/** A list of exact origins; with an https `PUBLIC_URL`, of https ones and of this machine's own. */
export const AreEmbedOrigins = (): PropertyDecorator =>
  ValidateBy({
    name: 'areEmbedOrigins',
    validator: {
      validate: (value, args) => faultIn(value, args?.object) === null,
      defaultMessage: (args) => faultIn(args?.value, args?.object) ?? notOrigins,
    },
  });
