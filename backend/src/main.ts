import { NestFactory } from '@nestjs/core';
import { ConsoleLogger } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from './app.module.js';
import { environmentOfProcess } from './config/environment-of-process.js';
import { EnvironmentError } from './config/environment.js';
import { configureApp } from './configure-app.js';
import { stopGracefully } from './graceful-stop.js';

const levels = ['error', 'warn', 'log', 'debug'] as const;

/** Milliseconds after which a stop that hangs is cut off; its leases run out by themselves. */
const stopLimit = 29_000;

async function start(): Promise<void> {
  const { PORT, HOST, LOG_LEVEL, ROLE } = environmentOfProcess();
  const logLevels = ['fatal' as const, ...levels.slice(0, levels.indexOf(LOG_LEVEL) + 1)];
  const app = await NestFactory.create<NestExpressApplication>(AppModule.forRole(ROLE), {
    logger: new ConsoleLogger({ json: true, logLevels }),
    abortOnError: false,
    bodyParser: false,
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(app));
  await configureApp(app).listen(PORT, HOST);
}

async function stop(app: NestExpressApplication): Promise<void> {
  setTimeout(() => process.exit(1), stopLimit).unref();
  await stopGracefully(app);
  process.exit(0);
}

start().catch((error: unknown) => {
  const told = error instanceof EnvironmentError ? error.message : error;
  console.error(told);
  process.exit(1);
});
