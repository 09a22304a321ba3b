import { analystSettingSchema, apiPaths } from '@ellac/contracts';
import { afterEach, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let server: TestApp;
afterEach(() => server.close());

it.each([
  { settings: {}, languageModel: false },
  { settings: { OPENAI_API_KEY: 'sk-canary' }, languageModel: true },
  { settings: { OPENAI_API_KEY: 'sk-canary', ANALYSIS_ENGINE: 'builtin' }, languageModel: false },
  { settings: { ANALYSIS_ENGINE: 'openai', OPENAI_API_KEY: 'sk-none' }, languageModel: true },
])(
  'owners hear whether a language model words reports: %j',
  async ({ settings, languageModel }) => {
    server = await startTestApp({ ...settings, ROLE: 'web' });
    const { body } = await server.http.get(apiPaths.analystSetting).expect(200);
    expect(analystSettingSchema.parse(body)).toEqual(body);
    expect(body).toEqual({ languageModel });
  },
);
