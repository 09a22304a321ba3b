import { Global, Module } from '@nestjs/common';
import { Environment } from '../config/environment.js';
import { noTraces, Traces } from './traces.js';

/** Loads what sends spans only where there is a collector to send them to. */
async function tracesOf(environment: Environment): Promise<Traces> {
  const endpoint = environment.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return noTraces();
  const { exportTraces } = await import('./trace-export.js');
  const { tracer, end } = exportTraces(environment, endpoint);
  return new Traces(tracer, end);
}

@Global()
@Module({
  providers: [{ provide: Traces, inject: [Environment], useFactory: tracesOf }],
  exports: [Traces],
})
export class TracingModule {}
