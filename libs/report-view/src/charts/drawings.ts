export { BarRows } from './bar-rows.js';
export { ShareRows } from './share-rows.js';
