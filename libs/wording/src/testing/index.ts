export { aTask } from './a-task.js';
export { aCompletion, claim, someWords } from './some-words.js';
