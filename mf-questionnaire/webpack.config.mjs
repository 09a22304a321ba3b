import { join } from 'node:path';
import { browserConfig } from '../webpack.preset.mjs';

const dir = import.meta.dirname;
const page = browserConfig({ dir, name: 'mf-questionnaire' });
const embed = browserConfig({
  dir,
  name: 'mf-questionnaire/embed',
  role: 'element',
  entry: { main: './src/embed/main.ts' },
  // Nobody else's page has our import map, so this build brings everything along.
  externals: [],
});

export default [
  { ...page, output: { ...page.output, clean: { keep: /^embed(\/|$)/ } } },
  {
    ...embed,
    output: { ...embed.output, path: join(dir, 'dist/embed') },
    // The address from which the module was really loaded, not the one it was built from.
    module: { ...embed.module, parser: { javascript: { importMeta: false } } },
  },
];
