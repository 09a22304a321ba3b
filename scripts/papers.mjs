import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockedPackages } from './papers/locked-packages.mjs';
import { notices } from './papers/notices.mjs';
import { sbom } from './papers/sbom.mjs';
import { ROOT } from './run/folders.mjs';

// Goes with a copy of the product: the bill of materials and the texts of the licences.
const product = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const packages = lockedPackages(ROOT);
const folder = join(ROOT, 'dist/papers');
mkdirSync(folder, { recursive: true });
writeFileSync(
  join(folder, 'sbom.cdx.json'),
  `${JSON.stringify(sbom(product, packages), null, 2)}\n`,
);
writeFileSync(join(folder, 'third-party-notices.txt'), notices(packages));
console.log(
  `dist/papers/ has the bill of materials and the notices of ${packages.length} packages.`,
);
