export { personas } from './personas.js';
export { anyQuestionnaire } from './questionnaire-arbitrary.js';
export { questionnaireFrom } from './questionnaire-from.js';
export { proseOf, sentencesOf, wordsIn } from './report-prose.js';
export { runsOf, sharedPercent } from './shared-runs.js';
