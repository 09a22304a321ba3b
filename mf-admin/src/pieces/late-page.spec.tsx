import { expect, it, jest } from '@jest/globals';
import { latePart } from '@ellac/web';
import { cleanup, fireEvent, render, within } from '@testing-library/react';
import { latePage } from './late-page.js';

it('says that its code did not come, and comes when it is tried again', async () => {
  const fetch = jest
    .fn<() => Promise<({ name }: { readonly name: string }) => string>>()
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValueOnce(({ name }) => `The page of ${name}`);
  const Page = latePage(latePart(fetch));
  // Toasts have a status of their own in the document.
  const page = within(render(<Page name="Birch" />).container);
  expect(page.getByRole('status').textContent).toBe('Loading…');
  expect((await page.findByRole('alert')).textContent).toContain('could not be loaded');
  fireEvent.click(page.getByRole('button', { name: 'Try again' }));
  expect(await page.findByText('The page of Birch')).toBeTruthy();
  cleanup();
});
