/**
 * The bill of materials in CycloneDX 1.5. `npm sbom` refuses this tree for a peer that asks for
 * another version, so it is written from the lock.
 *
 * @param {{ name: string, version: string }} product
 * @param {readonly import('./locked-packages.mjs').LockedPackage[]} packages
 */
export const sbom = ({ name, version }, packages) => ({
  $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: {
    component: { 'bom-ref': `${name}@${version}`, type: 'application', name, version },
  },
  components: packages.map((each) => ({
    'bom-ref': purlOf(each),
    type: 'library',
    name: each.name,
    version: each.version,
    purl: purlOf(each),
    ...(each.integrity !== null && { hashes: [hashOf(each.integrity)] }),
    ...(each.licence !== null && { licenses: [licenceOf(each.licence)] }),
  })),
});

/** @param {{ name: string, version: string }} of */
const purlOf = ({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** @param {string} integrity */
function hashOf(integrity) {
  const [algorithm = '', digest = ''] = integrity.split(/[ -]/);
  return {
    alg: algorithm.replace('sha', 'SHA-'),
    content: Buffer.from(digest, 'base64').toString('hex'),
  };
}

/** An expression of identifiers, such as `(MIT OR CC0-1.0)`. */
const expression = /^\(?[\w.+-]+(?: (?:OR|AND|WITH) [\w.+-]+)+\)?$/;

/** @param {string} licence as the package names it, which may be free words */
function licenceOf(licence) {
  if (expression.test(licence)) return { expression: licence };
  return { license: /^[\w.+-]+$/.test(licence) ? { id: licence } : { name: licence } };
}
