import { jest } from '@jest/globals';
import { OpenaiWriter } from '../../../src/analysis/writers/openai-writer.js';
import type { Writer } from '../../../src/analysis/writers/writer.js';
import type { TestApp } from '../test-app.js';

/** Has reports worded by a function in place of a language model; undone by `restoreAllMocks`. */
export function wordBy({ app }: TestApp, write: Writer['write']) {
  const writer: Writer = app.get(OpenaiWriter);
  return jest.spyOn(writer, 'write').mockImplementation(write);
}

/** With these settings reports are worded by a language model. */
export const withLanguageModel = { OPENAI_API_KEY: 'sk-none' };
