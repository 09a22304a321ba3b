export { compareReports, type ComparedReport } from './compare-reports.js';
export type { Diagnosis, FiredGap, FiredStrength, RedFlag } from './diagnosis.js';
export { diagnose, rulesVersion } from './diagnose.js';
export { looksLikeInstruction } from './prompt-injection/looks-like-instruction.js';
export { suspiciousAnswersOf } from './prompt-injection/suspicious-answers.js';
export { talkQuestionsOf } from './talk/talk-questions.js';
export { sources, type Source, type SourceKey } from './model/sources.js';
export type { ExtractedItem } from './text-facts/accepted-facts.js';
export { textPaths } from './text-facts/text-fact.js';
