import type { Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { describedApi } from '../../support/described-api.js';
import { Random } from '../../support/fuzz/random.js';
import { type FuzzedRequest, type Known, Requests } from '../../support/fuzz/requests.js';
import { type FuzzedReply, sendFuzzed } from '../../support/fuzz/send.js';
import { WrittenRows } from '../../support/fuzz/written-rows.js';
import { anOpenReport } from '../../support/rows/factories.js';
import { aSession } from '../../support/rows/users.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

const isByCommand = process.env['FUZZ_REQUESTS'] !== undefined;
const requestCount = Number(process.env['FUZZ_REQUESTS'] ?? 2_000);
const seed = Number(process.env['FUZZ_SEED'] ?? 7);
/** Milliseconds that a reply may take; other stages slow the run of all tests down. */
const slowest = isByCommand ? 2_000 : Infinity;
const reportsKept = 12;
/** Milliseconds for all of them, on a busy machine. */
const patience = requestCount * 150;

/** What a refused call writes on purpose: the trail of wrong logins, and that a link was opened. */
const isMeant = ({ call, path }: FuzzedRequest, status: number, row: string): boolean =>
  (call === 'POST /api/login' && status === 401 && row.startsWith('audit_entries ')) ||
  (path.includes('token=') && ['email_deliveries UPDATE', 'companies UPDATE'].includes(row));

/** What no reply may tell about the server. */
const inside = /node_modules|QueryFailed|TypeORM|SELECT |INSERT INTO|\.[jt]s:\d+|at \w+ \(/;

let app: TestApp;
let written: WrittenRows;
beforeAll(async () => {
  // Nothing works in the background, so that what is written is written by a request.
  app = await startTestApp({ ROLE: 'web' });
  written = await WrittenRows.watch(app.dataSource);
});
afterAll(() => app.close());

/** The ids that exist: some from the start, and those that replies tell. */
class World {
  private readonly ids: Partial<Record<string, string[]>> = {};
  private readonly tokens = new Map<string, string>();
  private admin = '';
  private user = '';

  async known(): Promise<Known> {
    while (this.tokens.size < reportsKept) await this.addReport();
    if (this.admin === '') this.admin = await aSession(app, { isAdmin: true });
    if (this.user === '') this.user = await aSession(app);
    await written.take();
    return { ids: this.ids, tokens: this.tokens, admin: this.admin, user: this.user };
  }

  /** Whether it has to be asked again before the next request. */
  learn({ call, headers, path }: FuzzedRequest, { status, text }: FuzzedReply): boolean {
    const needsSession = / \/api\/(admin|user)/.test(call);
    if (status === 401 && needsSession && headers['Cookie'] === this.admin) this.admin = '';
    if (status < 300 && headers['Cookie'] === this.user && /logout|sessions/.test(call))
      this.user = '';
    if (status === 201 && text.startsWith('{')) {
      const { id, responseId } = JSON.parse(text) as { id?: string; responseId?: string };
      if (id !== undefined) this.keep(call.split('/').at(-1)!, id);
      if (responseId !== undefined) this.keep('progress', responseId);
    }
    if (status < 300 && call === 'DELETE /api/admin/companies/{id}') {
      const company = this.ids['companies']!.findIndex((id) => path.includes(id));
      const [report] = this.ids['analysis']!.splice(company, 1);
      this.ids['companies']!.splice(company, 1);
      this.tokens.delete(report!);
    }
    return this.admin === '' || this.user === '' || this.tokens.size < reportsKept;
  }

  private async addReport(): Promise<void> {
    const { id, companyId, token } = await anOpenReport(app);
    this.tokens.set(id, token);
    for (const part of ['analysis', 'verify-report', 'shared-plans']) this.keep(part, id);
    this.keep('companies', companyId);
  }

  private keep(part: string, id: string): void {
    (this.ids[part] ??= []).push(id);
  }
}

/** What is wrong with a reply; null when nothing is. */
async function faultOf(request: FuzzedRequest, reply: FuzzedReply): Promise<string | null> {
  const { status, text, ms } = reply;
  const rows = (await written.take()).filter((row) => !isMeant(request, status, row));
  if (status >= 500) return `is answered by ${status}: ${text.slice(0, 300)}`;
  if (ms > slowest) return `takes ${Math.round(ms)} ms`;
  if (status < 400) return null;
  if (rows.length > 0) return `is refused by ${status}, yet writes ${[...new Set(rows)].join()}`;
  return inside.test(text) ? `tells of the server's inside: ${text.slice(0, 300)}` : null;
}

describe(`${requestCount} requests made from the description, by seed ${seed}`, () => {
  it(
    'are all answered, and what is refused writes no row (S5, S52)',
    async () => {
      const requests = new Requests(describedApi(), new Random(seed));
      const world = new World();
      const server = app.app.getHttpServer() as Server;
      const counts: Record<string, number> = {};
      const faults: string[] = [];
      let known = await world.known();
      for (let sent = 0; sent < requestCount && faults.length < 10; sent += 1) {
        const request = requests.next(known);
        const reply = await sendFuzzed(server, request);
        counts[reply.status] = (counts[reply.status] ?? 0) + 1;
        const fault = await faultOf(request, reply);
        if (fault !== null) faults.push(`${JSON.stringify(request).slice(0, 1_500)} ${fault}`);
        if (world.learn(request, reply)) known = await world.known();
      }
      if (isByCommand) console.info(counts);
      expect(faults).toEqual([]);
      // The mix must reach behind the checks, too.
      expect(counts[200]).toBeGreaterThan(requestCount / 5);
      expect(counts[201]).toBeGreaterThan(requestCount / 400);
      expect(counts[400]).toBeGreaterThan(requestCount / 10);
    },
    patience,
  );

  it('would show a row that a refused body wrote', async () => {
    await written.take();
    await app.dataSource.query(`UPDATE users SET seen_at = now()`);
    expect(await written.take()).toEqual([]);
    const { companyId } = await anOpenReport(app);
    expect(await written.take()).toContain('companies INSERT');
    await app.dataSource.query(`DELETE FROM companies WHERE id = $1`, [companyId]);
    expect(await written.take()).toContain('companies DELETE');
  });
});
