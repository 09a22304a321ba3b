import { NestFactory } from '@nestjs/core';
import { ConsoleLogger } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from './app.module.js';
import { Environment, EnvironmentError } from './config/environment.js';
import { configureApp } from './configure-app.js';

const levels = ['error', 'warn', 'log', 'debug'] as const;

async function start(): Promise<void> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule, {
    bufferLogs: true,
    abortOnError: false,
    bodyParser: false,
  });
  const { PORT, HOST, LOG_LEVEL } = app.get(Environment);
  const logLevels = ['fatal' as const, ...levels.slice(0, levels.indexOf(LOG_LEVEL) + 1)];
  app.useLogger(new ConsoleLogger({ json: true, logLevels }));
  await configureApp(app).listen(PORT, HOST);
}

start().catch((error: unknown) => {
  const told = error instanceof EnvironmentError ? error.message : error;
  console.error(told);
  process.exit(1);
});
