import { eventually } from '../eventually.js';

/** A mail as the mail catcher's API tells it; only what tests look at. */
export interface CaughtMail {
  readonly id: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly to: readonly { readonly address: string }[];
  /** The recipients in the envelope, whatever the headers say. */
  readonly envelope: { readonly to: readonly { readonly address: string }[] };
  readonly headers: Readonly<Record<string, unknown>>;
}

const api = (): string => {
  const url = process.env['MAIL_API_URL'];
  if (url === undefined) throw new Error('MAIL_API_URL is not set: run these tests with npm test.');
  return url;
};

/**
 * The mails caught so far that match `query`. The catcher filters, because the full list is long.
 */
const mails = async (query: Readonly<Record<string, string>> = {}): Promise<CaughtMail[]> => {
  const answer = await fetch(`${api()}/api/email?${new URLSearchParams(query).toString()}`);
  return (await answer.json()) as CaughtMail[];
};

/** All mails that were sent to this address so far. */
export const mailsTo = (address: string): Promise<CaughtMail[]> => mails({ 'to.address': address });

/** The mail of this delivery, if it has come. */
export const mailOf = async (deliveryId: string): Promise<CaughtMail | undefined> =>
  (await mails()).find(({ headers }) => String(headers['message-id']).includes(deliveryId));

/** A mail as it came over the wire. */
export const sourceOf = async ({ id }: CaughtMail): Promise<string> =>
  (await fetch(`${api()}/api/email/${id}/source`)).text();

/** The headers by their names, from the raw mail. */
export const headersOf = async (mail: CaughtMail): Promise<Record<string, string>> => {
  const [head] = (await sourceOf(mail)).split(/\r?\n\r?\n/, 1);
  const lines = head!.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  return Object.fromEntries(lines.map((line) => line.split(/: (.*)/s, 2) as [string, string]));
};

/** Waits until `count` mails have come to this address. */
export const mailsArrived = (address: string, count = 1): Promise<CaughtMail[]> =>
  eventually(`${count} mail(s) to ${address}`, async () => {
    const found = await mailsTo(address);
    return found.length >= count ? found : null;
  });

/** The address of the report's link in a mail. */
export function linkIn(mail: CaughtMail): URL {
  const found = /https?:\/\/\S+\/verify-report\/\S+/.exec(mail.text)?.[0];
  if (found === undefined) throw new Error('the mail has no link');
  return new URL(found);
}
