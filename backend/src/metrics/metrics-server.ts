import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { collectDefaultMetrics } from 'prom-client';
import { Environment } from '../config/environment.js';
import { Metrics } from './metrics.js';
import { Scrape } from './scrape.js';

/** Answers Prometheus on a port of its own, which no proxy leads to. */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('Metrics');
  private readonly server = createServer((request, response) => {
    this.answer(request, response).catch((error: unknown) => {
      this.log.error('a scrape failed', { error });
      response.writeHead(500).end();
    });
  });

  constructor(
    private readonly environment: Environment,
    private readonly metrics: Metrics,
    private readonly scrape: Scrape,
  ) {}

  /** @throws Error when the port cannot be listened on, which ends the start. */
  async onApplicationBootstrap(): Promise<void> {
    const { HOST, METRICS_PORT } = this.environment;
    if (METRICS_PORT === undefined) return;
    collectDefaultMetrics({ register: this.metrics.registry });
    this.server.listen(METRICS_PORT, HOST);
    await once(this.server, 'listening');
  }

  /** Before the connections that a scrape asks are closed. */
  beforeApplicationShutdown(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private async answer({ method, url }: IncomingMessage, response: ServerResponse): Promise<void> {
    if (method !== 'GET' || url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    const text = await this.scrape.text();
    response.writeHead(200, { 'Content-Type': this.metrics.registry.contentType }).end(text);
  }
}
