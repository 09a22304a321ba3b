export { areaNames } from './words/scores/area-names.js';
export { WhatChanged } from './pieces/scores/what-changed.js';
export { belowPageOne, ReportView } from './report-view.js';
export { SharedPlanView } from './shared-plan/shared-plan-view.js';
export { planSlotsOf } from './work-with-it/plan-slots.js';
export { WhatIf } from './work-with-it/what-if/what-if.js';
export { PdfButton } from './pdf/pdf-button.js';
export { bandNames, stepOfBand, stepOfLevel } from './words/scores/readiness-steps.js';
