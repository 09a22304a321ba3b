import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { whenThere } from './when-there.js';

const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });

let told: jest.SpiedFunction<typeof Logger.prototype.warn>;
beforeEach(() => {
  told = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

it('waits for a database that is away, and says so once', async () => {
  const work = jest.fn<() => Promise<string>>();
  work.mockRejectedValueOnce(away).mockRejectedValueOnce(away).mockResolvedValue('there');
  expect(await whenThere(work)).toBe('there');
  expect(work).toHaveBeenCalledTimes(3);
  expect(told).toHaveBeenCalledTimes(1);
});

it('gives up after a minute', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValueOnce(0);
  now.mockReturnValueOnce(60_000).mockReturnValue(60_001);
  const work = jest.fn(() => Promise.reject(away));
  await expect(whenThere(work)).rejects.toBe(away);
  expect(work).toHaveBeenCalledTimes(2);
});

it('does not wait where the database refuses', async () => {
  const refused = Object.assign(new Error('no such database'), { code: '3D000' });
  const work = jest.fn(() => Promise.reject(refused));
  await expect(whenThere(work)).rejects.toBe(refused);
  expect(work).toHaveBeenCalledTimes(1);
});
