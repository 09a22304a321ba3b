import type { Environment } from './environment.js';

/** Whether reports are worded by a language model, unless their owners do not want that. */
export const usesLanguageModel = ({ ANALYSIS_ENGINE, OPENAI_API_KEY }: Environment): boolean =>
  ANALYSIS_ENGINE === 'openai' || (ANALYSIS_ENGINE === 'auto' && OPENAI_API_KEY !== undefined);
