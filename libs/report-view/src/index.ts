export { areaNames } from './area-names.js';
export { ReportView } from './report-view.js';
