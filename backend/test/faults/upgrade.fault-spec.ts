import { afterAll, describe, expect, it } from '@jest/globals';
import { apiPaths } from '@ellac/contracts';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { dataSourceOptions, migrate } from '../../src/database/data-source.js';
import { endAllBackends, type BackendProcess } from '../support/services/own-backend.js';
import { eventually } from '../support/eventually.js';
import {
  heldUp,
  inAWorld,
  mailsOf,
  reported,
  submit,
  submitted,
  type World,
} from '../support/services/world.js';

afterAll(endAllBackends);

/** A migration of a later version, applied while this version serves. */
class LaterColumn9000000000000 implements MigrationInterface {
  name = 'LaterColumn9000000000000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE responses ADD later integer NOT NULL DEFAULT 0');
    await runner.query('CREATE INDEX responses_by_later ON responses (later)');
  }
  async down(): Promise<void> {
    // This migration cannot be reverted.
  }
}

/** The database as the later version sees it. */
const aLaterVersion = (world: World): Promise<DataSource> => {
  const options = dataSourceOptions(world.postgres.url);
  const migrations = [...(options.migrations as []), LaterColumn9000000000000];
  return new DataSource({ ...options, migrations }).initialize();
};

/** An owner's way to the report, by the link in the mail. */
const pathOfReport = async (world: World, responseId: string): Promise<string> => {
  const [mail] = mailsOf(world, await reported(world, responseId));
  const text = mail!.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  const [, reportId, token] = /\/verify-report\/([\w-]+)\?token=([\w-]+)/.exec(text)!;
  return apiPaths.analysis(reportId!, token!);
};

const statusOf = async (backend: BackendProcess, path: string): Promise<number> =>
  (await fetch(backend.url + path)).status;

/** Whether the migration waits for its lock, which blocks all later requests. */
const migrationWaits = async (world: World): Promise<boolean> => {
  const rows = await world.query(
    `SELECT FROM pg_stat_activity WHERE datname = current_database()
     AND wait_event_type = 'Lock' AND query LIKE 'ALTER TABLE%'`,
  );
  return rows.length > 0;
};

describe('an upgrade', () => {
  it.concurrent('changes the schema while the old version serves, and no request fails', () =>
    inAWorld(async (world) => {
      const old = await world.start();
      const report = await pathOfReport(world, await submitted(old));

      // As a backup does, which reads for as long as it takes.
      const reader = await world.connect();
      await reader.query('BEGIN');
      await reader.query('SELECT FROM responses');
      const later = await aLaterVersion(world);
      const done = new AbortController();
      const upgraded = migrate(later).finally(() => done.abort());
      const asked = (async () => {
        const statuses: number[][] = [];
        while (!done.signal.aborted)
          statuses.push(
            await Promise.all([
              submit(old).then(({ status }) => status),
              statusOf(old, report),
              statusOf(old, apiPaths.ready),
            ]),
          );
        return statuses;
      })();

      await heldUp(world, 'ALTER TABLE');
      await eventually('it lets the others pass', async () =>
        (await migrationWaits(world)) ? null : true,
      );
      await heldUp(world, 'ALTER TABLE');
      await reader.query('ROLLBACK');
      await upgraded;
      await later.destroy();

      const statuses = await asked;
      expect(statuses.length).toBeGreaterThan(2);
      expect(statuses.filter((each) => each.join() !== '201,200,200')).toEqual([]);
      const columns = await world.query(
        `SELECT FROM information_schema.columns WHERE table_name = 'responses' AND column_name = 'later'`,
      );
      expect(columns).toHaveLength(1);

      // The old version serves with the newer schema, and can even be restarted.
      expect(await statusOf(old, apiPaths.ready)).toBe(200);
      const another = await world.start();
      await reported(world, await submitted(another));
    }));

  it.concurrent('that is undone beneath a running process takes it out of service', () =>
    inAWorld(async (world) => {
      const web = await world.start({ ROLE: 'web' });
      const becomes = (status: number) =>
        eventually(`ready answers ${status}`, async () =>
          (await statusOf(web, apiPaths.ready)) === status ? true : null,
        );
      const [newest] = await world.query<{ timestamp: string; name: string }>(
        'DELETE FROM migrations WHERE id = (SELECT max(id) FROM migrations) RETURNING *',
      );
      await becomes(503);
      await world.query('INSERT INTO migrations (timestamp, name) VALUES ($1, $2)', [
        newest!.timestamp,
        newest!.name,
      ]);
      await becomes(200);
    }));
});
