export { ReportView } from './report-view.js';
