import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
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
    expect(faults).toContain('AI_TIMEOUT_S must be a whole number from 1 to 600.');
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
      expect(fault).toMatch(/^OPENAI_BASE_URL must be the address of the API, /);
    },
  );
});
