import assert from 'node:assert/strict';
import { test } from 'node:test';
import { connectionTo } from './connection.mjs';

test('a password goes by the environment, and the rest of the address stays', () => {
  const { address, env } = connectionTo(
    'postgres://coach:p%40ss@db.example:5433/ellac?sslmode=require',
  );
  assert.equal(address, 'postgres://coach@db.example:5433/ellac?sslmode=require');
  assert.equal(env.PGPASSWORD, 'p@ss');
});

test('a password in the query does too', () => {
  const { address, env } = connectionTo('postgres:///ellac?host=/run/postgresql&password=hidden');
  assert.ok(!address.includes('hidden') && address.includes('host='));
  assert.equal(env.PGPASSWORD, 'hidden');
});

test('without one, the programs find it where they always do', () => {
  assert.equal(connectionTo('postgres://coach@db.example/ellac').env, process.env);
});
