import { browserConfig } from '../webpack.preset.mjs';

export default (_env, { mode }) =>
  browserConfig({
    dir: import.meta.dirname,
    name: 'mf-admin',
    mode,
    entry: { main: mode === 'development' ? './src/development/main.tsx' : './src/main.tsx' },
  });
