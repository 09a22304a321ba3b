// The code of everything that is done with a plan, loaded late in one piece.
export { PlanTools } from './plan-tools.js';
export { StepTools } from './ticks/step-tools.js';
