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
    // A host page has no import map of ours, so this build bundles its dependencies.
    externals: [],
  });
  return {
    ...config,
    // The address from which the module was really loaded, not the one it was built from.
    module: { ...config.module, parser: { javascript: { importMeta: false } } },
  };
};

export default (_env, { mode }) => [page(mode), embed(mode)];
