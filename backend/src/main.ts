import { NestFactory } from '@nestjs/core';
import { ConsoleLogger } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from './app.module.js';
import { FirstAdmin } from './auth/first-admin.js';
import { environmentOfProcess } from './config/environment-of-process.js';
import { EnvironmentError } from './config/environment.js';
import { configureApp } from './configure-app.js';

const levels = ['error', 'warn', 'log', 'debug'] as const;

/** Milliseconds for requests and jobs at work to end after a signal. */
const shutdownGrace = 20_000;

/**
 * A mail server that hangs holds its job for minutes; who stops us would not wait so long. What is
 * cut off here comes back when its lease has run out.
 */
function endInTime(): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => setTimeout(() => process.exit(1), shutdownGrace).unref());
}

async function start(): Promise<void> {
  const { PORT, HOST, LOG_LEVEL, ROLE } = environmentOfProcess();
  const logLevels = ['fatal' as const, ...levels.slice(0, levels.indexOf(LOG_LEVEL) + 1)];
  const app = await NestFactory.create<NestExpressApplication>(AppModule.forRole(ROLE), {
    logger: new ConsoleLogger({ json: true, logLevels }),
    abortOnError: false,
    bodyParser: false,
  });
  endInTime();
  await configureApp(app).listen(PORT, HOST);
  // For the start script, which says where things are and how to get in.
  process.send?.({ madeFirstAdmin: ROLE !== 'worker' && app.get(FirstAdmin).wasMade });
}

start().catch((error: unknown) => {
  const told = error instanceof EnvironmentError ? error.message : error;
  console.error(told);
  process.exit(1);
});
