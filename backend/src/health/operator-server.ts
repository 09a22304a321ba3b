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
import { Metrics } from '../metrics/metrics.js';
import { Scrape } from '../metrics/scrape.js';
import { ReadinessService } from './readiness.service.js';

/** A reply to come. */
interface Page {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** Serves the metrics and the state of each part on a port of its own that no proxy leads to. */
@Injectable()
export class OperatorServer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('Health');
  private readonly server = createServer((request, response) => {
    this.answer(request, response).catch((error: unknown) => {
      this.log.error('an answer to an operator failed', { error });
      response.writeHead(500).end();
    });
  });

  private readonly pages = new Map<string, () => Promise<Page>>([
    ['/metrics', () => this.metricsPage()],
    ['/ready', () => this.readyPage()],
  ]);

  constructor(
    private readonly environment: Environment,
    private readonly metrics: Metrics,
    private readonly scrape: Scrape,
    private readonly readiness: ReadinessService,
  ) {}

  /** @throws Error when the port cannot be listened on, which ends the start. */
  async onApplicationBootstrap(): Promise<void> {
    const { HOST, METRICS_PORT } = this.environment;
    if (METRICS_PORT === undefined) return;
    collectDefaultMetrics({ register: this.metrics.registry });
    this.server.listen(METRICS_PORT, HOST);
    await once(this.server, 'listening');
  }

  /** Runs before the connections that a scrape uses are closed. */
  beforeApplicationShutdown(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private async metricsPage(): Promise<Page> {
    const { contentType } = this.metrics.registry;
    return { status: 200, type: contentType, body: await this.scrape.text() };
  }

  private async readyPage(): Promise<Page> {
    const readiness = await this.readiness.check();
    return {
      status: readiness.status === 'down' ? 503 : 200,
      type: 'application/json; charset=utf-8',
      body: JSON.stringify(readiness),
    };
  }

  private async answer({ method, url }: IncomingMessage, response: ServerResponse): Promise<void> {
    const page = method === 'GET' ? this.pages.get(url ?? '') : undefined;
    if (page === undefined) {
      response.writeHead(404).end();
      return;
    }
    const { status, type, body } = await page();
    response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
  }
}
