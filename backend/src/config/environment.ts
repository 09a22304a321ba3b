import { plainToInstance, Transform, Type } from 'class-transformer';
import {
  IsEmail,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUrl,
  Length,
  Matches,
  Max,
  Min,
  MinLength,
  ValidateIf,
  validateSync,
} from 'class-validator';
import { AreEmbedOrigins } from './embed-origins.js';

/** What a process does. */
export type Role = 'all' | 'web' | 'worker';

/**
 * Every setting of the backend, each with the sentence an operator reads when it is wrong.
 * Nothing else reads `process.env`.
 */
export class Environment {
  @Type(() => Number)
  @IsInt({ message: 'PORT must be a whole number from 1 to 65535.' })
  @Min(1, { message: 'PORT must be a whole number from 1 to 65535.' })
  @Max(65535, { message: 'PORT must be a whole number from 1 to 65535.' })
  readonly PORT: number = 3000;

  @IsNotEmpty({ message: 'HOST must be the address to listen on, for example 127.0.0.1.' })
  readonly HOST: string = '127.0.0.1';

  @IsUrl(
    { protocols: ['http', 'https'], require_protocol: true, require_tld: false },
    {
      message: 'PUBLIC_URL must be the address people open, for example https://evaluate.example.',
    },
  )
  readonly PUBLIC_URL: string = 'http://localhost:3000';

  /** How many proxies in front of us add their caller to `X-Forwarded-For`. */
  @Type(() => Number)
  @IsInt({ message: 'TRUST_PROXY must be the number of proxies in front, 0 to 10.' })
  @Min(0, { message: 'TRUST_PROXY must be the number of proxies in front, 0 to 10.' })
  @Max(10, { message: 'TRUST_PROXY must be the number of proxies in front, 0 to 10.' })
  readonly TRUST_PROXY: number = 0;

  /** Web origins whose pages may embed the questionnaire. */
  @Transform(({ value }: { value: string }) => value.split(',').map((origin) => origin.trim()))
  @AreEmbedOrigins()
  readonly EMBED_ORIGINS: readonly string[] = [];

  /** `web` answers requests, `worker` makes reports and sends mails, `all` does both. */
  @IsIn(['all', 'web', 'worker'], { message: 'ROLE must be all, web or worker.' })
  readonly ROLE: Role = 'all';

  @Matches(/^postgres(ql)?:\/\//, {
    message: 'DATABASE_URL must be a PostgreSQL address that starts with postgres://.',
  })
  readonly DATABASE_URL!: string;

  @Matches(/^rediss?:\/\//, {
    message: 'REDIS_URL must be a Redis address that starts with redis://.',
  })
  readonly REDIS_URL!: string;

  @Matches(/^smtps?:\/\//, {
    message: 'SMTP_URL must be a mail server address that starts with smtp:// or smtps://.',
  })
  readonly SMTP_URL!: string;

  @IsString()
  @IsNotEmpty({
    message:
      'MAIL_FROM must be the sender of the mails, for example Reports <reports@example.com>.',
  })
  readonly MAIL_FROM: string = 'ELLAC Business Evaluation <reports@localhost>';

  @IsOptional()
  @IsEmail({}, { message: 'MAIL_REPLY_TO must be an e-mail address.' })
  readonly MAIL_REPLY_TO?: string;

  /** Who is told of new submissions and of what failed; without one nobody is. */
  @IsOptional()
  @IsEmail({}, { message: 'COACH_EMAIL must be one e-mail address.' })
  readonly COACH_EMAIL?: string;

  @IsString({ message: 'SECRET must be set: at least 32 characters that nobody can guess.' })
  @MinLength(32, { message: 'SECRET must have at least 32 characters.' })
  readonly SECRET!: string;

  @Length(3, 100, { message: 'ADMIN_USERNAME must have 3 to 100 characters.' })
  readonly ADMIN_USERNAME: string = 'admin';

  /** The first admin's password; without one no admin is made. */
  @IsOptional()
  @Length(12, 128, { message: 'ADMIN_PASSWORD must have 12 to 128 characters.' })
  readonly ADMIN_PASSWORD?: string;

  /** Off only where a test or a load test sends more than people do. */
  @IsIn(['on', 'off'], { message: 'RATE_LIMITS must be on or off.' })
  readonly RATE_LIMITS: 'on' | 'off' = 'on';

  @IsNotEmpty({ message: 'COMPANY_NAME must be the name in the footer and in the mails.' })
  readonly COMPANY_NAME: string = 'ELLAC';

  /** The brand's colour, which the pages make theirs from. */
  @IsOptional()
  @Matches(/^#[0-9a-f]{6}$/i, {
    message: 'THEME_COLOR must be a colour of six hexadecimal digits, such as #0f6cbd.',
  })
  readonly THEME_COLOR?: string;

  @IsIn(['on', 'off'], { message: 'EXAMPLE_DATA must be on or off.' })
  readonly EXAMPLE_DATA: 'on' | 'off' = 'off';

  @IsNotEmpty({ message: 'WEB_DIR must be the folder that holds importmap.json and mf/.' })
  readonly WEB_DIR: string = 'dist/web';

  /** Where the import map is read; without it, from `importmap.json` in the folder above. */
  @IsOptional()
  @Matches(/^(https?:\/\/[^\s@]+|[^:]+)$/, {
    message:
      'IMPORT_MAP must be a file, or an address that starts with http:// or https:// and has no password.',
  })
  readonly IMPORT_MAP?: string;

  @Type(() => Number)
  @IsInt({ message: 'WORKER_CONCURRENCY must be a whole number from 1 to 64.' })
  @Min(1, { message: 'WORKER_CONCURRENCY must be a whole number from 1 to 64.' })
  @Max(64, { message: 'WORKER_CONCURRENCY must be a whole number from 1 to 64.' })
  readonly WORKER_CONCURRENCY: number = 4;

  /** Who words the reports; `auto` takes the language model where there is a key for it. */
  @IsIn(['auto', 'openai', 'builtin'], {
    message: 'ANALYSIS_ENGINE must be auto, openai or builtin.',
  })
  readonly ANALYSIS_ENGINE: 'auto' | 'openai' | 'builtin' = 'auto';

  /** What happens when the language model cannot: the report fails, or the rules write it. */
  @IsIn(['none', 'builtin'], { message: 'ANALYSIS_FALLBACK must be none or builtin.' })
  readonly ANALYSIS_FALLBACK: 'none' | 'builtin' = 'none';

  @ValidateIf(
    ({ ANALYSIS_ENGINE, OPENAI_API_KEY }: Environment) =>
      ANALYSIS_ENGINE === 'openai' || OPENAI_API_KEY !== undefined,
  )
  @Matches(/^[!-~]+$/, { message: 'OPENAI_API_KEY must be a key without blanks and line breaks.' })
  @IsString({
    message:
      'ANALYSIS_ENGINE is openai, so OPENAI_API_KEY must be set: the key of the provider, or any word where the server wants none.',
  })
  readonly OPENAI_API_KEY?: string;

  /** Also plain HTTP: a model on the same machine or in the same house has no certificate. */
  @IsUrl(
    {
      protocols: ['http', 'https'],
      require_protocol: true,
      require_tld: false,
      disallow_auth: true,
    },
    {
      message:
        'OPENAI_BASE_URL must be the address of the API, for example https://api.openai.com/v1.',
    },
  )
  readonly OPENAI_BASE_URL: string = 'https://api.openai.com/v1';

  @Length(1, 200, { message: 'OPENAI_MODEL must be the name of a model, such as gpt-5-mini.' })
  readonly OPENAI_MODEL: string = 'gpt-5-mini';

  /** `json` for servers of the same API that know no strict schemas. */
  @IsIn(['schema', 'json'], { message: 'OPENAI_MODE must be schema or json.' })
  readonly OPENAI_MODE: 'schema' | 'json' = 'schema';

  /** Tokens, prompts and answers together, over all tries of one report. */
  @Type(() => Number)
  @IsInt({ message: 'AI_TOKENS_PER_REPORT must be a whole number from 1 to 100000000.' })
  @Min(1, { message: 'AI_TOKENS_PER_REPORT must be a whole number from 1 to 100000000.' })
  @Max(100_000_000, {
    message: 'AI_TOKENS_PER_REPORT must be a whole number from 1 to 100000000.',
  })
  readonly AI_TOKENS_PER_REPORT: number = 250_000;

  /** The same over all reports of a calendar month (UTC); without one there is no limit. */
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'AI_TOKENS_PER_MONTH must be a whole number from 1 to 1000000000000.' })
  @Min(1, { message: 'AI_TOKENS_PER_MONTH must be a whole number from 1 to 1000000000000.' })
  @Max(1e12, { message: 'AI_TOKENS_PER_MONTH must be a whole number from 1 to 1000000000000.' })
  readonly AI_TOKENS_PER_MONTH?: number;

  /** Seconds that one request to the language model may take in all. */
  @Type(() => Number)
  @IsInt({ message: 'AI_TIMEOUT_S must be a whole number from 1 to 600.' })
  @Min(1, { message: 'AI_TIMEOUT_S must be a whole number from 1 to 600.' })
  @Max(600, { message: 'AI_TIMEOUT_S must be a whole number from 1 to 600.' })
  readonly AI_TIMEOUT_S: number = 90;

  /** Seconds that requests still come in after a stop signal, until a load balancer knows. */
  @Type(() => Number)
  @IsInt({ message: 'DRAIN_SECONDS must be a whole number from 0 to 15.' })
  @Min(0, { message: 'DRAIN_SECONDS must be a whole number from 0 to 15.' })
  @Max(15, { message: 'DRAIN_SECONDS must be a whole number from 0 to 15.' })
  readonly DRAIN_SECONDS: number = 5;

  @IsIn(['error', 'warn', 'log', 'debug'], {
    message: 'LOG_LEVEL must be error, warn, log or debug.',
  })
  readonly LOG_LEVEL: 'error' | 'warn' | 'log' | 'debug' = 'log';
}

/** The settings are wrong; the message has one line for each fault. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

/**
 * Reads the settings from the process's variables; a blank variable counts as absent.
 *
 * @throws EnvironmentError with one sentence for each wrong value.
 */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const { environment, faults } = check(variables);
  if (faults.length > 0) throw new EnvironmentError(faults.map(({ text }) => text).join('\n'));
  return environment;
}

/** Reads one setting, whatever the others are. */
export function readSetting<Name extends keyof Environment>(
  name: Name,
  variables: NodeJS.ProcessEnv,
): Environment[Name] {
  const { environment, faults } = check(variables);
  const fault = faults.find(({ setting }) => setting === name);
  if (fault !== undefined) throw new EnvironmentError(fault.text);
  return environment[name];
}

function check(variables: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const environment = plainToInstance(Environment, given, { exposeDefaultValues: true });
  const faults = validateSync(environment, { stopAtFirstError: true }).flatMap((error) =>
    Object.values(error.constraints ?? {}).map((text) => ({ setting: error.property, text })),
  );
  return { environment, faults };
}
