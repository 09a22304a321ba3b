import { NestFactory } from '@nestjs/core';
import { ConsoleLogger } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from './app.module.js';
import { Environment, EnvironmentError, readEnvironment } from './config/environment.js';
import { configureApp } from './configure-app.js';

async function start(): Promise<void> {
  const { LOG_LEVEL } = readEnvironment(process.env);
  const levels = ['error', 'warn', 'log', 'debug'] as const;
  const logger = new ConsoleLogger({
    json: true,
    logLevels: ['fatal', ...levels.slice(0, levels.indexOf(LOG_LEVEL) + 1)],
  });
  const app = await NestFactory.create<NestExpressApplication>(AppModule, {
    logger,
    bodyParser: false,
  });
  const { PORT, HOST } = app.get(Environment);
  await configureApp(app).listen(PORT, HOST);
}

start().catch((error: unknown) => {
  const told = error instanceof EnvironmentError ? error.message : error;
  console.error(told);
  process.exit(1);
});
