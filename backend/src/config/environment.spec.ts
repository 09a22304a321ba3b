import { emailPattern } from '@ellac/contracts';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import addressparser from 'nodemailer/lib/addressparser/index.js';
import { EnvironmentError, readEnvironment } from './environment.js';

const needed = {
  DATABASE_URL: 'postgres://database.example/ellac',
  REDIS_URL: 'redis://redis.example',
  SMTP_URL: 'smtp://mail.example',
  SECRET: 's'.repeat(32),
};

const read = (settings: Record<string, string>) => readEnvironment({ ...needed, ...settings });

const faultsOf = (settings: Record<string, string>): readonly string[] => {
  try {
    read(settings);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(EnvironmentError);
    return (error as Error).message.split('\n');
  }
};

describe('the settings', () => {
  it('have defaults, and a blank one counts as absent', () => {
    expect(read({ OPENAI_API_KEY: ' ', AI_TOKENS_PER_MONTH: '' })).toMatchObject({
      ANALYSIS_ENGINE: 'auto',
      OPENAI_BASE_URL: 'https://api.openai.com/v1',
      OPENAI_MODE: 'schema',
      AI_TIMEOUT_S: 90,
    });
    expect(read({}).OPENAI_API_KEY).toBeUndefined();
  });

  it('are refused with one sentence for each fault', () => {
    const faults = faultsOf({ LOG_LEVEL: 'loud', AI_TIMEOUT_S: '0', SECRET: 'short' });
    expect(faults).toHaveLength(3);
    expect(faults).toContain('AI_TIMEOUT_S is "0"; it must be a whole number from 1 to 600.');
    expect(faults).toContain('SECRET must be 32 or more characters that nobody can guess.');
  });
});

describe('the addresses in mails', () => {
  it.each([
    'reports@localhost',
    'Ärger & Söhne <reports@example.com>',
    '"Firm, Inc." <reports@example.com>',
    "O'Neill Coaching<reports@example.com>",
  ])('a sender that is taken, such as %s, is one for the mailer, too', (sender) => {
    expect(read({ MAIL_FROM: sender }).MAIL_FROM).toBe(sender);
    expect(addressparser(sender)).toEqual([
      {
        name: expect.any(String),
        address: expect.stringMatching(/^reports@(localhost|example\.com)$/),
      },
    ]);
  });

  it('are such as the questionnaire takes', () => {
    const almost = fc.stringMatching(/^[a-zA-Z0-9.@+ ,<-]{1,20}@[a-z0-9.-]{1,20}$/);
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), almost), (COACH_EMAIL) => {
        expect(faultsOf({ COACH_EMAIL }).length === 0).toBe(emailPattern.test(COACH_EMAIL));
      }),
    );
  });
});

describe('the sites that may embed the questionnaire', () => {
  const secure = 'https://evaluate.example';
  const faults = (EMBED_ORIGINS: string, PUBLIC_URL = secure) =>
    faultsOf({ EMBED_ORIGINS, PUBLIC_URL });

  it('are none, or a list of origins', () => {
    expect(read({}).EMBED_ORIGINS).toEqual([]);
    expect(read({ EMBED_ORIGINS: ' ' }).EMBED_ORIGINS).toEqual([]);
    expect(
      read({ EMBED_ORIGINS: ' https://a.example , https://xn--bcher-kva.example:8443' })
        .EMBED_ORIGINS,
    ).toEqual(['https://a.example', 'https://xn--bcher-kva.example:8443']);
  });

  it.each([
    'https://a.example/',
    'https://a.example/page',
    'https://a.example?',
    'https://a.example:443',
    'https://A.example',
    'https://user@a.example',
    'https://*.a.example',
    '*',
    'a.example',
    'ftp://a.example',
    'null',
    'https://a.example https://b.example',
    'https://a.example;script-src',
    "https://a.example'self'",
    'https://a.example,',
    'https://a.example,,https://b.example',
    ',',
    'https://bücher.example',
  ])('are refused with one sentence when they are %j', (origins) => {
    expect(faults(origins)).toEqual([
      expect.stringMatching(
        /^EMBED_ORIGINS .*must be web origins with commas between, such as https:\/\/example\.com: with no path, no slash at the end and no \*\.$/,
      ),
    ]);
  });

  it('are on http only where we are, too, or on this machine', () => {
    const local = 'http://localhost:4000,http://127.0.0.1,http://[::1]:4000';
    expect(faults(local)).toEqual([]);
    expect(faults('http://intranet', 'http://evaluate.example')).toEqual([]);
    for (const origins of ['http://a.example', `${local},http://localhost.a.example`])
      expect(faults(origins)).toEqual([
        'EMBED_ORIGINS may hold http:// only for localhost, as PUBLIC_URL is https://: others could read what is typed.',
      ]);
  });
});

describe('the brand’s colour', () => {
  it.each(['#006a80', '#006A80'])('is %s', (color) => {
    expect(read({ THEME_COLOR: color }).THEME_COLOR).toBe(color);
  });

  it.each(['006a80', '#0fb', '#006a8080', 'blue', '#006a8g', '#006a80">'])('is not %s', (color) => {
    expect(faultsOf({ THEME_COLOR: color })).toEqual([
      `THEME_COLOR is ${JSON.stringify(color)}; it must be a colour of six hexadecimal digits, such as #006a80.`,
    ]);
  });
});

describe('the settings of the language model', () => {
  it('need a key where the language model is asked for by name', () => {
    expect(faultsOf({ ANALYSIS_ENGINE: 'openai' })).toEqual([
      'ANALYSIS_ENGINE is openai, so OPENAI_API_KEY must be set: the key of the provider, or any word where the server wants none.',
    ]);
    expect(faultsOf({ ANALYSIS_ENGINE: 'openai', OPENAI_API_KEY: 'sk-1' })).toEqual([]);
    expect(faultsOf({ ANALYSIS_ENGINE: 'builtin' })).toEqual([]);
  });

  it.each(['sk 1', 'sk-1\n', 'schlüssel'])('refuse the key %j, without showing it', (key) => {
    const faults = faultsOf({ OPENAI_API_KEY: key });
    expect(faults).toEqual(['OPENAI_API_KEY must be a key without blanks and line breaks.']);
  });

  it.each([
    'http://127.0.0.1:11434/v1',
    'http://models:8000/v1',
    'http://192.168.1.9/v1',
    'https://api.example/v1',
  ])('take the address %s', (address) => {
    expect(faultsOf({ OPENAI_BASE_URL: address })).toEqual([]);
  });

  it.each(['api.example/v1', 'ftp://api.example', 'https://user:canary@api.example/v1'])(
    'refuse the address %s',
    (address) => {
      const [fault, ...others] = faultsOf({ OPENAI_BASE_URL: address });
      expect(others).toEqual([]);
      expect(fault).toMatch(/^OPENAI_BASE_URL .*must be the address of the API, /);
      expect(fault).not.toContain('canary');
    },
  );
});
