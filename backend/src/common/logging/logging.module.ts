import { Global, Module } from '@nestjs/common';
import { Environment } from '../../config/environment.js';
import { PinoLogger } from './pino-logger.js';

@Global()
@Module({
  providers: [
    {
      provide: PinoLogger,
      inject: [Environment],
      useFactory: (environment: Environment) => new PinoLogger(environment),
    },
  ],
  exports: [PinoLogger],
})
export class LoggingModule {}
