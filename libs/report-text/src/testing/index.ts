export { inventedFigures } from './grounded-figures.js';
