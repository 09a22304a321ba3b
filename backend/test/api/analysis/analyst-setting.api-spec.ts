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
    expect(body).toEqual({
      languageModel,
      provider: null,
      privacyNotice: null,
      imprintUrl: null,
    });
  },
);

it('owners hear who runs the model, and what they are asked to agree to', async () => {
  const url = 'https://coach.example/privacy';
  server = await startTestApp({
    OPENAI_API_KEY: 'sk-canary',
    AI_PROVIDER: 'Example AI Ltd, Ireland',
    PRIVACY_NOTICE_URL: url,
    PRIVACY_NOTICE_VERSION: '7',
    IMPRINT_URL: 'https://coach.example/imprint',
    ROLE: 'web',
  });
  const { body } = await server.http.get(apiPaths.analystSetting).expect(200);
  expect(body).toEqual({
    languageModel: true,
    provider: 'Example AI Ltd, Ireland',
    privacyNotice: { url, version: '7' },
    imprintUrl: 'https://coach.example/imprint',
  });
});
