export { businessOf, type Business } from './business/business.js';
export {
  areaNames,
  earnedPoints,
  halfKnown,
  itemsOf,
  knownShare,
  missingPoints,
} from './business/area-levels.js';
export { levelOfArea } from './current-state.js';
export { pageNumbersOf, situationSentencesOf } from './page-one/page-one.js';
export { asQuoted } from './business/owner-quotes.js';
export { evidenceOfRule } from './report-evidence.js';
export { ownTime, phasesByTime, weeksInWords } from './plan/phases.js';
export { writeReport } from './write-report.js';
