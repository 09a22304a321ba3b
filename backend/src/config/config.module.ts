import { Global, Module } from '@nestjs/common';
import { environmentOfProcess } from './environment-of-process.js';
import { Environment } from './environment.js';

@Global()
@Module({
  providers: [{ provide: Environment, useFactory: environmentOfProcess }],
  exports: [Environment],
})
export class ConfigModule {}
