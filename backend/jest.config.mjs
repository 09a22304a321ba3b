import { jestConfig } from '../jest/preset.mjs';
import { nestPackages } from './jest.nest-packages.mjs';

export default jestConfig({ rootDir: import.meta.dirname, ...nestPackages });
