import { randomBytes } from 'node:crypto';
import { apiPaths } from '@ellac/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AuditChain } from '../../../src/audit/chain/audit-chain.js';
import { AuditChainSchedule } from '../../../src/audit/chain/audit-chain.schedule.js';
import { ChainKeys } from '../../../src/audit/chain/chain-keys.js';
import { verifyChain } from '../../../src/audit/chain/verify-chain.js';
import { migrateDatabase } from '../../../src/database/data-source.js';
import { prepareDatabase } from '../../../src/database/serving-role.js';
import { RetentionSweep } from '../../../src/retention/retention.sweep.js';
import { aCoach, type Coach } from '../../support/coach.js';
import { auditEntries } from '../../support/rows/audit-entries.js';
import { anOpenReport, aReport } from '../../support/rows/factories.js';
import { startBeside, startTestApp, type TestApp } from '../../support/test-app.js';

/** The app of the user that owns the tables, and one of a user that only serves. */
let owner: TestApp;
let app: TestApp;
let coach: Coach;
const role = `serving_${randomBytes(6).toString('hex')}`;

const urlOfRole = (url: string): string => {
  const serving = new URL(url);
  serving.username = role;
  serving.password = 'p@ss word';
  return serving.href;
};

beforeAll(async () => {
  owner = await startTestApp();
  const { DATABASE_URL, SECRET } = owner.environment;
  const serving = urlOfRole(DATABASE_URL);
  const prepared = { DATABASE_URL: serving, MIGRATION_DATABASE_URL: DATABASE_URL };
  // Two processes that start at the same time, and one later.
  await Promise.all([prepareDatabase(prepared), prepareDatabase(prepared)]);
  await prepareDatabase(prepared);
  app = await startBeside(owner, { DATABASE_URL: serving, SECRET, AUDIT_MONTHS: '12' });
  coach = await aCoach(app);
});
afterAll(async () => {
  await app.close();
  await owner.dataSource.query(`DROP OWNED BY ${role}; DROP ROLE ${role}`);
  await owner.close();
});

describe('a user of the database that only serves', () => {
  it('does all that the product does', async () => {
    const report = await anOpenReport(app);
    await coach.call('get', apiPaths.adminCompany(report.companyId)).expect(200);
    const comment = { analysisId: report.id, content: 'x' };
    await coach.call('post', apiPaths.adminComments).send(comment).expect(201);
    await coach.call('delete', apiPaths.adminCompany(report.companyId)).expect(200);
    await aReport(app);
    await app.app.get(RetentionSweep).run(12);
  });

  it('chains, verifies and cuts the audit log', async () => {
    await owner.dataSource.query('TRUNCATE audit_entries');
    await auditEntries(app.dataSource, 3, '13 months');
    await auditEntries(app.dataSource, 2);
    expect(await app.app.get(AuditChain).append()).toBe(5);
    await app.app.get(AuditChainSchedule).verify();
    const keys = new ChainKeys(app.environment.SECRET);
    expect(await verifyChain(app.dataSource, keys)).toMatchObject({
      entries: 2,
      cut: { sequence: 3 },
      fault: null,
    });
  });

  it.each([
    `UPDATE audit_chain SET content = ''`,
    'DELETE FROM audit_chain',
    'TRUNCATE audit_chain',
    'UPDATE audit_cut SET sequence = 1',
    'DELETE FROM audit_cut',
    `INSERT INTO audit_cut (sequence, hash, key_id, signature) VALUES (1, '', '', '')`,
    `UPDATE audit_verifications SET fault = NULL`,
    'DELETE FROM audit_verifications',
    'DELETE FROM audit_entries',
    `UPDATE audit_entries SET action = 'logout'`,
    `UPDATE audit_entries SET username = 'x'`,
    `UPDATE audit_entries SET at = now()`,
    'ALTER TABLE audit_chain ADD x int',
    'ALTER TABLE audit_entries DISABLE TRIGGER ALL',
    'CREATE TABLE x ()',
    'DELETE FROM migrations',
  ])('may not %s', async (statement) => {
    await expect(app.dataSource.query(statement)).rejects.toMatchObject({
      driverError: { code: '42501' },
    });
  });

  it('cuts no entry of the last six months', async () => {
    await expect(
      app.dataSource.query(`SELECT cut_audit_chain(max(sequence), '', '') FROM audit_chain`),
    ).rejects.toThrow(/last six months/);
  });

  it('starts where nothing is pending, and says what to do where something is', async () => {
    const { DATABASE_URL } = app.environment;
    await migrateDatabase(DATABASE_URL);
    const rename = (from: string, to: string) =>
      owner.dataSource.query('UPDATE migrations SET name = $2 WHERE name = $1', [from, to]);
    await rename('AuditChainIndex1765605060000', 'away');
    await expect(migrateDatabase(DATABASE_URL)).rejects.toThrow(/MIGRATION_DATABASE_URL/);
    await rename('away', 'AuditChainIndex1765605060000');
  });
});
