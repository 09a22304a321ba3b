import type { Environment } from './environment.js';

/** A page of the provider that the law asks for. */
export interface LegalLink {
  readonly label: string;
  readonly url: string;
}

/** The privacy notice and the imprint, as far as they are set. */
export const legalLinksOf = ({ PRIVACY_NOTICE_URL, IMPRINT_URL }: Environment): LegalLink[] =>
  [
    { label: 'Privacy notice', url: PRIVACY_NOTICE_URL },
    { label: 'Imprint', url: IMPRINT_URL },
  ].flatMap(({ label, url }) => (url === undefined ? [] : [{ label, url }]));
