export { compareReports, type ComparedReport } from './comparison.js';
export type { Diagnosis, FiredGap, FiredStrength, RedFlag } from './diagnosis.js';
export { diagnose, rulesVersion } from './diagnose.js';
export { looksLikeInstruction } from './instructions/looks-like-instruction.js';
export { suspiciousAnswersOf } from './instructions/suspicious-answers.js';
export { talkQuestionsOf } from './talk/talk-questions.js';
export { sources, type Source, type SourceKey } from './sources.js';
export type { ExtractedItem } from './text-facts/accepted-facts.js';
export { textPaths } from './text-facts/text-fact.js';
