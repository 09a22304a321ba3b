export { inventedFigures } from './grounded-figures.js';
export { personas } from './personas.js';
export { anyQuestionnaire } from './questionnaire-arbitrary.js';
export { proseOf, sentencesOf, wordsIn } from './report-prose.js';
export { runsOf, sharedPercent } from './shared-runs.js';
