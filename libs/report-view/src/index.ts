export { areaNames } from './area-names.js';
export { PdfButton } from './pdf/pdf-button.js';
export { ReportView } from './report-view.js';
