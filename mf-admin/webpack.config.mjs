import { browserConfig } from '../webpack.preset.mjs';

export default (_env, { mode }) =>
  browserConfig({ dir: import.meta.dirname, name: 'mf-admin', mode });
