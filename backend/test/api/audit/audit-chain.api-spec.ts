import { createHash, createHmac } from 'node:crypto';
import { apiPaths } from '@ellac/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { Actor } from '../../../src/audit/actor.js';
import { AuditChain } from '../../../src/audit/chain/audit-chain.js';
import { AuditChainSchedule } from '../../../src/audit/chain/audit-chain.schedule.js';
import { ChainKeys } from '../../../src/audit/chain/chain-keys.js';
import { readLastVerification } from '../../../src/audit/chain/last-verification.js';
import { verifyChain } from '../../../src/audit/chain/verify-chain.js';
import { verifyCommand } from '../../../src/audit/chain/verify-command.js';
import { recordAudit } from '../../../src/audit/record-audit.js';
import { AuditChain1765605000000 } from '../../../src/database/migrations/1765605000000-audit-chain.js';
import { AuditChainIndex1765605060000 } from '../../../src/database/migrations/1765605060000-audit-chain-index.js';
import { aCoach } from '../../support/coach.js';
import { aReport } from '../../support/rows/factories.js';
import { auditEntries } from '../../support/rows/audit-entries.js';
import { startBeside, startTestApp, type TestApp } from '../../support/test-app.js';

let app: TestApp;
let keys: ChainKeys;
beforeAll(async () => {
  app = await startTestApp({ AUDIT_MONTHS: '12' });
  keys = new ChainKeys(app.environment.SECRET);
});
beforeEach(() =>
  query('TRUNCATE audit_chain, audit_cut, audit_verifications, audit_entries, leases'),
);
afterAll(() => app.close());

const query = <Rows>(sql: string, values: unknown[] = []) =>
  app.dataSource.query<Rows>(sql, values);
const chain = () => app.app.get(AuditChain);
const verify = (by = keys) => verifyChain(app.dataSource, by);
const write = (count: number, age?: string) => auditEntries(app.dataSource, count, age);
/** As the nightly job does. */
const verifyAtNight = async () => {
  await query('DELETE FROM leases');
  await app.app.get(AuditChainSchedule).verify();
};

describe('the chain of the trail', () => {
  it('holds each entry in order, and none of its personal values', async () => {
    await write(3);
    expect(await chain().append()).toBe(3);
    await write(2);
    expect(await chain().append()).toBe(2);
    expect(await chain().append()).toBe(0);
    expect(await verify()).toMatchObject({
      entries: 5,
      sequence: 5,
      waiting: 0,
      otherKeys: 0,
      cut: null,
      fault: null,
    });
    const [{ text }] = await query<[{ text: string }]>(
      `SELECT string_agg(audit_chain::text, '') AS text FROM audit_chain`,
    );
    expect(text).toContain('report.update-email');
    for (const value of ['canary-user', 'Canary', '203.0.113', 'example.com'])
      expect(text).not.toContain(value);
  });

  it('goes through more than one batch and page', async () => {
    await write(1203);
    expect(await chain().append()).toBe(1203);
    expect(await verify()).toMatchObject({ entries: 1203, fault: null });
  });

  it('takes in entries that were there before it, and those of an older process', async () => {
    const runner = app.dataSource.createQueryRunner();
    const migrations = [new AuditChain1765605000000(), new AuditChainIndex1765605060000()];
    for (const migration of migrations.toReversed()) await migration.down(runner);
    await write(3);
    for (const migration of migrations) await migration.up(runner);
    await runner.release();
    await write(1);
    expect(await chain().append()).toBe(4);
    expect(await verify()).toMatchObject({ entries: 4, fault: null });
  });

  it('stays unbroken under eight writers while three processes chain', async () => {
    const others = [
      await startBeside(app, { ROLE: 'worker' }),
      await startBeside(app, { ROLE: 'worker' }),
    ];
    const chains = [chain(), ...others.map(({ app: other }) => other.get(AuditChain))];
    const actor: Actor = {
      userId: '00000000-0000-0000-0000-000000000000',
      username: 'writer',
      address: null,
      requestId: 'r',
    };
    let isWriting = true;
    const writer = async () => {
      for (let turn = 0; turn < 25; turn += 1)
        await app.dataSource.transaction(async (manager) => {
          await recordAudit(manager, actor, {
            action: 'logout',
            targetType: 'user',
            targetId: null,
          });
          // Later ids are committed before earlier ones.
          await manager.query('SELECT pg_sleep(random() / 100)');
        });
    };
    const chaining = chains.map(async (each) => {
      while (isWriting) await each.append();
    });
    await Promise.all(Array.from({ length: 8 }, writer));
    isWriting = false;
    await Promise.all(chaining);
    await chain().append();
    expect(await verify()).toMatchObject({ entries: 200, sequence: 200, waiting: 0, fault: null });
    for (const other of others) await other.close();
  });

  it('waits until an entry that counts has counted', async () => {
    for (const password of ['x', 'y'])
      await app.http.post(apiPaths.login).send({ username: 'nobody', password }).expect(401);
    expect(await chain().append()).toBe(0);
    expect(await verify()).toMatchObject({ waiting: 1, fault: null });
    await query(`UPDATE audit_entries SET at = now() - interval '3 hours'`);
    expect(await chain().append()).toBe(1);
    expect(await verify()).toMatchObject({ entries: 1, waiting: 0, fault: null });
  });

  it('stays whole under another SECRET, and knows whose signatures it has', async () => {
    await write(2);
    await chain().append();
    const later = new ChainKeys('another secret of more than 32 signs', app.environment.SECRET);
    expect(await verify(later)).toMatchObject({ otherKeys: 0, fault: null });
    const without = new ChainKeys('another secret of more than 32 signs');
    expect(await verify(without)).toMatchObject({ entries: 2, otherKeys: 2, fault: null });
  });
});

/** Makes the hashes of all places fit again, as somebody who knows the form but no key. */
const mendHashes = async () => {
  const places = await query<{ sequence: string; content: string }[]>(
    'SELECT sequence, content FROM audit_chain ORDER BY sequence',
  );
  let before = '0'.repeat(64);
  for (const { sequence, content } of places) {
    const said = { ...JSON.parse(content), sequence: Number(sequence), previousHash: before };
    const [{ hash }] = await query<[{ hash: string }]>(
      `SELECT encode(sha256($1::text::bytea), 'hex') AS hash`,
      [JSON.stringify(said)],
    );
    await query('UPDATE audit_chain SET content = $2, hash = $3 WHERE sequence = $1', [
      sequence,
      JSON.stringify(said),
      hash,
    ]);
    before = hash;
  }
};

const shiftAfter = (place: number, by: number) =>
  query(
    `ALTER TABLE audit_chain DROP CONSTRAINT audit_chain_pkey;
     UPDATE audit_chain SET sequence = sequence + ${by} WHERE sequence > ${place};
     ALTER TABLE audit_chain ADD PRIMARY KEY (sequence)`,
  );

describe('what somebody with all rights in the database does to the trail is found:', () => {
  const entryAt = (place: number) => `(SELECT entry_id FROM audit_chain WHERE sequence = ${place})`;

  const attacks: [string, () => Promise<unknown>, RegExp][] = [
    [
      'an action is changed',
      () => query(`UPDATE audit_entries SET action = 'logout' WHERE id = ${entryAt(3)}`),
      /^the entry \d+ was changed \(action\)$/,
    ],
    [
      'the time is changed',
      () => query(`UPDATE audit_entries SET at = at + interval '1 us' WHERE id = ${entryAt(3)}`),
      /\(at\)$/,
    ],
    [
      'a figure is changed',
      () =>
        query(
          `UPDATE audit_entries SET details = details || '{"reports": 1}' WHERE id = ${entryAt(3)}`,
        ),
      /\(details\)$/,
    ],
    [
      'another user is named',
      () => query(`UPDATE audit_entries SET username = 'somebody' WHERE id = ${entryAt(3)}`),
      /\(username\)$/,
    ],
    [
      'a name is put in',
      () =>
        query(`UPDATE audit_entries SET company_name = NULL WHERE id = ${entryAt(3)}`).then(() =>
          query(`UPDATE audit_entries SET company_name = 'Other Ltd' WHERE id = ${entryAt(3)}`),
        ),
      /\(companyName\)$/,
    ],
    [
      'an entry is deleted',
      () => query(`DELETE FROM audit_entries WHERE id = ${entryAt(3)}`),
      /^the entry \d+ of place 3 is gone$/,
    ],
    [
      'an entry is deleted with its place',
      () =>
        query(`DELETE FROM audit_entries WHERE id = ${entryAt(3)}`).then(() =>
          query('DELETE FROM audit_chain WHERE sequence = 3'),
        ),
      /^place 3 is missing$/,
    ],
    [
      'and the rest moves up',
      async () => {
        await query(`DELETE FROM audit_entries WHERE id = ${entryAt(3)}`);
        await query('DELETE FROM audit_chain WHERE sequence = 3');
        await shiftAfter(3, -1);
      },
      /^place 3 does not follow/,
    ],
    [
      'and all hashes are made anew',
      async () => {
        await query(`DELETE FROM audit_entries WHERE id = ${entryAt(3)}`);
        await query('DELETE FROM audit_chain WHERE sequence = 3');
        await shiftAfter(3, -1);
        await mendHashes();
      },
      /^place 3 was not written by the product$/,
    ],
    [
      'the last entries are deleted with their places',
      async () => {
        await query(`DELETE FROM audit_entries WHERE id IN (${entryAt(4)}, ${entryAt(5)})`);
        await query('DELETE FROM audit_chain WHERE sequence > 3');
      },
      /^the chain ends at place 3, and reached 5 at the last verification$/,
    ],
    [
      'two entries change places',
      async () => {
        await query('UPDATE audit_chain SET sequence = 0 WHERE sequence = 2');
        await query('UPDATE audit_chain SET sequence = 2 WHERE sequence = 3');
        await query('UPDATE audit_chain SET sequence = 3 WHERE sequence = 0');
      },
      /^place 2 does not follow/,
    ],
    [
      'and the hashes are made anew',
      async () => {
        await query('UPDATE audit_chain SET sequence = 0 WHERE sequence = 2');
        await query('UPDATE audit_chain SET sequence = 2 WHERE sequence = 3');
        await query('UPDATE audit_chain SET sequence = 3 WHERE sequence = 0');
        await mendHashes();
      },
      /^place 2 was not written by the product$/,
    ],
    [
      'an entry is put in past the chain',
      () =>
        query(
          `INSERT INTO audit_entries (user_id, username, action, target_type, request_id, value_keys)
           VALUES (gen_random_uuid(), 'x', 'logout', 'user', 'r', '{}')`,
        ),
      /^the entry \d+ has no place in the chain$/,
    ],
    [
      'an entry is put between two places',
      async () => {
        await shiftAfter(2, 1);
        const [id] = await write(1);
        await query(
          `INSERT INTO audit_chain SELECT 3, $1::bigint, jsonb_set(content::jsonb, '{entryId}', to_jsonb($2::text))::text,
             hash, key_id, signature FROM audit_chain WHERE sequence = 2`,
          [id, id],
        );
        await mendHashes();
      },
      /^place 3 was not written by the product$/,
    ],
    [
      'the content of a place is changed',
      () => query(`UPDATE audit_chain SET content = content || ' ' WHERE sequence = 3`),
      /^place 3 was changed$/,
    ],
    [
      'a cut is made up',
      async () => {
        await query(
          `INSERT INTO audit_cut (sequence, hash, key_id, signature)
           SELECT sequence, hash, key_id, signature FROM audit_chain WHERE sequence = 2`,
        );
        await query(`DELETE FROM audit_entries WHERE id IN (${entryAt(1)}, ${entryAt(2)})`);
        await query('DELETE FROM audit_chain WHERE sequence <= 2');
      },
      /^the cut after place 2 was not made by the product$/,
    ],
  ];

  it.each(attacks)('%s', async (_what, attack, fault) => {
    await write(5);
    await verifyAtNight();
    expect(await verify()).toMatchObject({ entries: 5, fault: null });
    await attack();
    expect((await verify()).fault).toMatch(fault);
  });
});

describe('an erasure', () => {
  it('takes names, addresses and the keys of their hashes, and the chain verifies', async () => {
    const coach = await aCoach(app);
    const report = await aReport(app);
    await coach
      .call('post', apiPaths.adminUpdateEmail(report.id))
      .send({ email: 'right@owner.example' })
      .expect(200);
    await chain().append();
    const keysOf = async () => {
      const [{ fields }] = await query<[{ fields: string[] }]>(
        `SELECT ARRAY(SELECT jsonb_object_keys(value_keys)) AS fields FROM audit_entries
         WHERE action = 'report.update-email'`,
      );
      return fields.toSorted();
    };
    expect(await keysOf()).toEqual([
      'address',
      'companyName',
      'details.corrected',
      'details.old',
      'username',
    ]);
    await coach.call('delete', apiPaths.adminCompany(report.companyId)).expect(200);
    expect(await keysOf()).toEqual(['address', 'username']);
    await chain().append();
    expect(await verify()).toMatchObject({ fault: null, waiting: 0 });
  });
});

describe('a cut', () => {
  it('takes what is older than AUDIT_MONTHS, and the rest verifies from there', async () => {
    await write(1010, '13 months');
    await write(2, '11 months');
    await write(1, '13 months');
    await verifyAtNight();
    expect(await verify()).toMatchObject({
      entries: 3,
      sequence: 1013,
      cut: { sequence: 1010 },
      fault: null,
    });
    const rows = await query<unknown[]>('SELECT FROM audit_entries');
    expect(rows).toHaveLength(3);
    await write(2);
    await verifyAtNight();
    expect(await verify()).toMatchObject({ entries: 5, sequence: 1015, fault: null });
  });

  it('of everything leaves a chain that goes on', async () => {
    await write(2, '13 months');
    await verifyAtNight();
    expect(await verify()).toMatchObject({ entries: 0, sequence: 2, fault: null });
    await write(1);
    await chain().append();
    expect(await verify()).toMatchObject({ entries: 1, sequence: 3, fault: null });
  });

  it('is not made while something does not fit, which the log and the doctor’s table say', async () => {
    await write(3, '13 months');
    await chain().append();
    await query(`UPDATE audit_entries SET username = 'x'`);
    const log = jest.spyOn(Logger.prototype, 'error').mockReturnValue();
    await verifyAtNight();
    expect(log).toHaveBeenCalledWith('the audit log does not verify', expect.anything());
    log.mockRestore();
    expect(await query<unknown[]>('SELECT FROM audit_entries')).toHaveLength(3);
    expect(await readLastVerification(app.dataSource)).toMatchObject({
      entries: 0,
      fault: expect.stringMatching(/\(username\)$/),
      isLate: false,
    });
  });

  it('takes nothing of the last six months for any caller', async () => {
    await write(1, '5 months');
    await chain().append();
    await expect(query(`SELECT cut_audit_chain(1, '', '')`)).rejects.toThrow(/last six months/);
    await expect(query(`SELECT cut_audit_chain(0, '', '')`)).rejects.toThrow(/no such place/);
  });
});

describe('the export', () => {
  interface Line {
    readonly content: string;
    readonly hash: string;
    readonly values: Record<string, { readonly value: string; readonly key: string }>;
  }

  it('lets others verify the chain and its values, without the product and its keys', async () => {
    await write(300, '13 months');
    await verifyAtNight();
    const coach = await aCoach(app);
    await write(2);
    await chain().append();
    const { text, headers } = await coach.call('get', apiPaths.adminAuditExport).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'application/jsonl; charset=utf-8',
      'content-disposition': 'attachment; filename="audit-log.jsonl"',
    });
    const [first, ...lines] = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Line & { cut: { hash: string } });
    expect(lines.length).toBeGreaterThanOrEqual(2);
    let before = first!.cut.hash;
    for (const { content, hash, values } of lines) {
      const said = JSON.parse(content) as { previousHash: string; values: Record<string, string> };
      expect(createHash('sha256').update(content).digest('hex')).toBe(hash);
      expect(said.previousHash).toBe(before);
      before = hash;
      expect(Object.keys(values)).toEqual(Object.keys(said.values));
      for (const [field, { value, key }] of Object.entries(values))
        expect(createHmac('sha256', Buffer.from(key, 'hex')).update(value).digest('hex')).toBe(
          said.values[field],
        );
    }
    expect(lines.at(-1)!.values).toMatchObject({ username: { value: 'canary-user' } });
    const [entry] = await query<object[]>(
      'SELECT username, action FROM audit_entries ORDER BY id DESC LIMIT 1',
    );
    expect(entry).toEqual({ username: coach.username, action: 'audit.export' });
  });
});

describe('the command', () => {
  const run = async (...words: string[]): Promise<string> => {
    const said: string[] = [];
    const work = verifyCommand(words, app.environment, (line) => said.push(line));
    await work(app.environment.DATABASE_URL, () => Promise.resolve(app.dataSource));
    return said.join('\n');
  };

  it('says in a sentence what it verified', async () => {
    expect(await run()).toMatch(
      /^Verified 0 entries of the audit log from the beginning to place 0/,
    );
    await write(2, '13 months');
    await write(1);
    await verifyAtNight();
    await write(2);
    expect(await run()).toMatch(
      /^Verified 1 entry of the audit log from the cut after place 2 of \S+ to place 3, hash [0-9a-f]{64}; 2 entries not chained yet\.$/,
    );
  });

  it('fails with the first thing that does not fit', async () => {
    await write(2);
    await chain().append();
    await query(`UPDATE audit_entries SET action = 'logout' WHERE target_id = 'target 2'`);
    await expect(run()).rejects.toThrow(
      /^The audit log does not verify: the entry \d+ was changed \(action\)\. 1 entry from the beginning fit/,
    );
    await expect(async () => run('--all')).rejects.toThrow(/^Usage: npm run audit:verify/);
  });
});
