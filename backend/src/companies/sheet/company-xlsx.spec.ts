import { expect, it } from '@jest/globals';
import type { CompanyRow } from '../company-columns.js';
import { companyXlsx } from './company-xlsx.js';

it('makes one file at a time, however many are asked for (ASVS 15.2.2)', async () => {
  let open = 0;
  let most = 0;
  async function* batches(): AsyncGenerator<readonly CompanyRow[]> {
    open += 1;
    most = Math.max(most, open);
    yield await Promise.resolve([]);
    open -= 1;
  }
  const files = await Promise.all([1, 2, 3].map(() => companyXlsx(batches())));
  expect(files.every(({ length }) => length > 1000)).toBe(true);
  expect(most).toBe(1);
});
