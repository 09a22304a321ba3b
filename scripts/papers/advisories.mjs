/**
 * A known weakness of a package.
 *
 * @typedef {object} Advisory
 * @property {string} id such as `GHSA-xxxx-xxxx-xxxx`
 * @property {string} name of the package
 * @property {string} severity
 * @property {string} title
 */

/**
 * An advisory that is known not to matter here, until a day on which somebody looks again.
 *
 * @typedef {{ id: string, reason: string, until: string }} Exception `until` is a day: `2027-01-31`
 */

/**
 * What `npm audit --json` prints.
 *
 * @typedef {object} AuditReport
 * @property {number} [auditReportVersion] missing where the registry gave no answer
 * @property {Record<string, { via: (string | { name: string, severity: string, title: string, url: string })[] }>} [vulnerabilities]
 */

const blocking = ['high', 'critical'];

/**
 * The advisories of these packages, each once; null where the registry offers none.
 *
 * @param {AuditReport} report
 * @param {readonly string[]} names of the packages that the product runs with
 * @returns {Advisory[] | null}
 */
export function advisoriesIn({ auditReportVersion, vulnerabilities = {} }, names) {
  if (auditReportVersion === undefined) return null;
  const found = Object.values(vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((each) => typeof each !== 'string')
    .map(({ name, severity, title, url }) => ({
      id: url.split('/').at(-1) ?? url,
      name,
      severity,
      title,
    }))
    .filter(({ name }) => names.includes(name));
  return [...new Map(found.map((each) => [`${each.id} ${each.name}`, each])).values()];
}

/**
 * What stops a release: severe advisories without an exception, and exceptions that are over or
 * that nothing needs any more.
 *
 * @param {readonly Advisory[]} advisories
 * @param {readonly Exception[]} exceptions
 * @param {string} today such as `2026-12-31`
 * @returns {string[]} one sentence for each
 */
export function advisoryFaults(advisories, exceptions, today) {
  const valid = exceptions.filter(({ until }) => until >= today);
  return [
    ...advisories
      .filter(({ severity }) => blocking.includes(severity))
      .filter(({ id }) => !valid.some((exception) => exception.id === id))
      .map(({ id, name, severity, title }) => `${name}: ${title} (${severity}, ${id}).`),
    ...exceptions
      .filter(({ id }) => !advisories.some((advisory) => advisory.id === id))
      .map(({ id }) => `The exception for ${id} is not needed any more.`),
  ];
}
