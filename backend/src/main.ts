import { NestFactory } from '@nestjs/core';
import { ConsoleLogger } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from './app.module.js';
import { environmentOfProcess } from './config/environment-of-process.js';
import { EnvironmentError } from './config/environment.js';
import { configureApp } from './configure-app.js';

const levels = ['error', 'warn', 'log', 'debug'] as const;

async function start(): Promise<void> {
  const { PORT, HOST, LOG_LEVEL } = environmentOfProcess();
  const logLevels = ['fatal' as const, ...levels.slice(0, levels.indexOf(LOG_LEVEL) + 1)];
  const app = await NestFactory.create<NestExpressApplication>(AppModule, {
    logger: new ConsoleLogger({ json: true, logLevels }),
    abortOnError: false,
    bodyParser: false,
  });
  await configureApp(app).listen(PORT, HOST);
}

start().catch((error: unknown) => {
  const told = error instanceof EnvironmentError ? error.message : error;
  console.error(told);
  process.exit(1);
});
