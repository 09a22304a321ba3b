export { clinicsTask } from './a-counsel.js';
export { aTask } from './a-task.js';
export { aCompletion, claim, someWords } from './some-words.js';
