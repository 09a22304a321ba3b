import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from './data-source.js';

/** What PgBouncer takes of a client at the start (its manual, `ignore_startup_parameters`). */
const takenByPgBouncer = [
  'user',
  'database',
  'client_encoding',
  'datestyle',
  'timezone',
  'standard_conforming_strings',
  'application_name',
];

const server = createServer();
let url: string;
beforeEach(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `postgres://somebody:secret@127.0.0.1:${(server.address() as AddressInfo).port}/ellac`;
});
afterEach(() => {
  server.close();
});

describe('a connection', () => {
  it('names no start-up parameter that PgBouncer refuses', async () => {
    const connected = once(server, 'connection') as Promise<[Socket]>;
    const refused = expect(new DataSource(dataSourceOptions(url)).initialize()).rejects.toThrow(
      'Connection terminated',
    );
    const [socket] = await connected;
    const [packet] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    await refused;
    // After the length and the version come names and values, each terminated by a zero byte.
    const words = packet.subarray(8).toString().split('\0');
    const names = words.filter((_, index) => index % 2 === 0).filter((name) => name !== '');
    expect(names).toContain('user');
    expect(takenByPgBouncer).toEqual(expect.arrayContaining(names));
  });
});
