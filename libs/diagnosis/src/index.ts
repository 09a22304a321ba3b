export { compareReports, type ComparedReport } from './comparison.js';
export type { Diagnosis, FiredRule, RedFlag } from './diagnosis.js';
export { diagnose, rulesVersion } from './diagnose.js';
export { sources, type Source, type SourceKey } from './sources.js';
export { writeReport } from './report/write-report.js';
export type * from './wording/facts.js';
export * from './wording/part-task.js';
export type * from './wording/part-words.js';
export { passagesOf, type Passage } from './wording/passages.js';
