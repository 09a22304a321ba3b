/** A source as the report shows it: what it says, and the sites it was read on. */
export interface CitedSource {
  readonly what: string;
  readonly sites: readonly Site[];
}

export interface Site {
  /** The site's name, and a remark where the report has one. */
  readonly name: string;
  /** A whole https address; null where only the site is known. */
  readonly address: string | null;
}

const withPlace = /^(.*?) \(((?:https:\/\/|(?:[\w-]+\.)+[a-z]{2,}(?:[/; )]|$)|–).*)\)$/s;
const longAddress = /(?:https:\/\/)?((?:[\w-]+\.)+[a-z]{2,})\/[^\s;)]*/g;

/** Only complete https addresses are linked, because a stored report could contain anything. */
function wholeAddress(text: string): URL | null {
  if (!/^https:\/\/[^\s…]+$/.test(text)) return null;
  try {
    const address = new URL(text);
    const isPlain = address.protocol === 'https:' && address.username + address.password === '';
    return isPlain ? address : null;
  } catch {
    return null;
  }
}

function siteOf(place: string): Site {
  const [first = '', ...remark] = place.split(' ');
  const address = wholeAddress(first);
  return address === null
    ? { name: place.replace(longAddress, '$1'), address: null }
    : {
        name: [address.hostname.replace(/^www\./, ''), ...remark]
          .join(' ')
          .replace(longAddress, '$1'),
        address: address.href,
      };
}

/** Takes apart a source as the report has it, `what (where; where)`; the whole is `what` otherwise. */
export function citedSource(source: string): CitedSource {
  const [, what, where] = withPlace.exec(source) ?? [];
  if (what === undefined || where === undefined) return { what: source, sites: [] };
  return { what, sites: where === '–' ? [] : where.split(/; */).map(siteOf) };
}
