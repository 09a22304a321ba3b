/** The inboxes of well-known providers, by the domains of their addresses. */
const inboxes: readonly (readonly [inbox: string, domains: RegExp])[] = [
  ['https://mail.google.com/', /^(gmail|googlemail)\.com$/],
  ['https://outlook.live.com/mail/', /^(outlook|hotmail|live|msn)\.([a-z]{2,3}|co\.uk|com\.au)$/],
  ['https://mail.yahoo.com/', /^(yahoo|ymail|rocketmail)\.([a-z]{2,3}|co\.uk|co\.za|com\.au)$/],
  ['https://www.icloud.com/mail/', /^(icloud|me|mac)\.com$/],
  ['https://mail.aol.com/', /^aol\.(com|co\.uk)$/],
  ['https://mail.proton.me/', /^(proton\.me|protonmail\.com|pm\.me)$/],
  ['https://www.gmx.net/', /^gmx\.(de|net|at|ch)$/],
  ['https://web.de/', /^web\.de$/],
];

/** Where an owner reads the mails of this address in a browser; undefined where that is not known. */
export function inboxOf(email: string): string | undefined {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return inboxes.find(([, domains]) => domains.test(domain))?.[0];
}
