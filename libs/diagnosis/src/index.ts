export { compareReports, type ComparedReport } from './comparison.js';
export type { Diagnosis, FiredRule, RedFlag } from './diagnosis.js';
export { diagnose, rulesVersion } from './diagnose.js';
export { sources, type Source, type SourceKey } from './sources.js';
export { writeReport } from './report/write-report.js';
