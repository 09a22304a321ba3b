export { areaNames } from './words/area-names.js';
export { WhatChanged } from './pieces/what-changed.js';
export { ReportView } from './report-view.js';
