import { Global, Module } from '@nestjs/common';
import { Environment, readEnvironment } from './environment.js';

@Global()
@Module({
  providers: [{ provide: Environment, useFactory: () => readEnvironment(process.env) }],
  exports: [Environment],
})
export class ConfigModule {}
