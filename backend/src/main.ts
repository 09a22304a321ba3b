import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from './app.module.js';
import { errorFields } from './common/logging/error-fields.js';
import { PinoLogger } from './common/logging/pino-logger.js';
import { FirstAdmin } from './auth/first-admin.js';
import { environmentOfProcess } from './config/environment-of-process.js';
import { EnvironmentError } from './config/environment.js';
import { configureApp } from './configure-app.js';
import { stopGracefully } from './graceful-stop.js';

/** Milliseconds after which a stop that hangs is cut off; its leases run out by themselves. */
const stopLimit = 29_000;

async function start(): Promise<void> {
  const { PORT, HOST, ROLE } = environmentOfProcess();
  const app = await NestFactory.create<NestExpressApplication>(AppModule.forRole(ROLE), {
    bufferLogs: true,
    abortOnError: false,
    bodyParser: false,
  });
  const logger = app.get(PinoLogger);
  app.useLogger(logger);
  const end = (code: number): never => {
    logger.flush();
    return process.exit(code);
  };
  process.on('uncaughtException', (error) => {
    logger.error({ message: 'the process ends, as nobody caught this', ...errorFields(error) });
    end(1);
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      logger.log(`stopping, as ${signal} asks for`, 'Process');
      setTimeout(() => end(1), stopLimit).unref();
      void stopGracefully(app).then(() => end(0));
    });
  }
  await configureApp(app).listen(PORT, HOST);
  logger.log(`listening on port ${PORT}`, 'Process');
  // For the start script, which says where things are and how to get in.
  process.send?.({ madeFirstAdmin: ROLE !== 'worker' && app.get(FirstAdmin).wasMade });
}

start().catch((error: unknown) => {
  const told = error instanceof EnvironmentError ? error.message : error;
  console.error(told);
  process.exit(1);
});
