import { browserConfig } from '../webpack.preset.mjs';

const dir = import.meta.dirname;

const page = (mode) => {
  const config = browserConfig({ dir, name: 'mf-questionnaire', mode });
  return mode === 'development'
    ? config
    : { ...config, output: { ...config.output, clean: { keep: /^embed(\/|$)/ } } };
};

const embed = (mode) => {
  const config = browserConfig({
    dir,
    name: 'mf-questionnaire/embed',
    mode,
    role: 'element',
    entry: { main: './src/embed/main.ts' },
    // A host's page has no import map, so this build bundles its dependencies.
    externals: [],
  });
  return {
    ...config,
    // Keeps `import.meta.url` at run time, because it is the address from which the module was
    // loaded.
    module: { ...config.module, parser: { javascript: { importMeta: false } } },
  };
};

export default (_env, { mode }) => [page(mode), embed(mode)];
