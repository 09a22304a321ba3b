import { browserConfig } from '../webpack.preset.mjs';

export default browserConfig({ dir: import.meta.dirname, name: 'mf-report' });
