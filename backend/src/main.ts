import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { QueryFailedError } from 'typeorm';
import { AppModule } from './app.module.js';
import { JsonLogger } from './common/logging/json-logger.js';
import { LogOutput } from './common/logging/log-output.js';
import { buildOf } from './config/build.js';
import { environmentOfProcess } from './config/environment-of-process.js';
import { type Environment, EnvironmentError } from './config/environment.js';
import { configureApp } from './configure-app.js';
import { newestMigration } from './database/data-source.js';
import { stopGracefully } from './graceful-stop.js';

/** Milliseconds after which a hanging shutdown is aborted; its leases expire by themselves. */
const stopLimit = 29_000;

const output = new LogOutput(process.stdout);

async function main(): Promise<void> {
  const environment = environmentOfProcess();
  const logger = new JsonLogger(environment, output);
  process.once('uncaughtException', (error) => {
    logger.fatal('nobody handled a fault', { error });
    void end(1);
  });
  try {
    await start(environment, logger);
  } catch (error) {
    if (error instanceof EnvironmentError) throw error;
    logger.fatal(`the start failed${reasonOf(error)}`, { error });
    await end(1);
  }
}

async function start(environment: Environment, logger: JsonLogger): Promise<void> {
  logger.log('starting', { build: buildOf(environment), schema: newestMigration });
  const { HOST, PORT, PUBLIC_URL, ROLE, TRUST_PROXY } = environment;
  const rooms = await AppModule.forRole(ROLE);
  const app = await NestFactory.create<NestExpressApplication>(rooms, {
    logger,
    abortOnError: false,
    bodyParser: false,
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(app));
  await (await configureApp(app)).listen(PORT, HOST);
  if (PUBLIC_URL.startsWith('https:') && TRUST_PROXY === 0)
    logger.warn('TRUST_PROXY is 0, so that all callers behind the proxy count as one');
  // For the start script, which prints the address and how to sign in.
  process.send?.({ madeFirstAdmin: ROLE !== 'worker' && (await madeFirstAdmin(app)) });
}

async function madeFirstAdmin(app: NestExpressApplication): Promise<boolean> {
  const { FirstAdmin } = await import('./web-layers.js');
  return app.get(FirstAdmin).wasMade;
}

/** No request runs yet, but PostgreSQL's message about a migration may quote stored data. */
const reasonOf = (error: unknown): string =>
  error instanceof Error && !(error instanceof QueryFailedError) ? `: ${error.message}` : '';

async function stop(app: NestExpressApplication): Promise<void> {
  setTimeout(() => process.exit(1), stopLimit).unref();
  await stopGracefully(app);
  await end(0);
}

async function end(code: number): Promise<void> {
  await output.flush();
  process.exit(code);
}

main().catch((error: unknown) => {
  console.error(error instanceof EnvironmentError ? error.message : error);
  process.exit(1);
});
