import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { keepWriting } from './keep-writing.js';

const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });

beforeEach(() => {
  jest.spyOn(performance, 'now').mockReturnValue(0);
});
afterEach(() => {
  jest.restoreAllMocks();
});

it('gives up when its time is over', async () => {
  const write = jest.fn(() => {
    jest.mocked(performance.now).mockReturnValue(15_001);
    return Promise.reject(away);
  });
  await expect(keepWriting(15, write)).rejects.toBe(away);
  expect(write).toHaveBeenCalledTimes(1);
});

it('keeps on when the clock of the host goes ahead', async () => {
  const write = jest.fn<() => Promise<string>>().mockResolvedValue('written');
  write.mockImplementationOnce(() => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 86_400_000);
    return Promise.reject(away);
  });
  expect(await keepWriting(15, write)).toBe('written');
});
