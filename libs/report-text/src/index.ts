export { businessOf, type Business } from './business.js';
export {
  areaNames,
  earnedPoints,
  halfKnown,
  itemsOf,
  knownShare,
  missingPoints,
} from './levels.js';
export { levelOfArea } from './current-state.js';
export { pageNumbersOf, situationSentencesOf } from './page-one/page-one.js';
export { asQuoted } from './quotes.js';
export { writeReport } from './write-report.js';
