import { expect, it, jest } from '@jest/globals';
import { latePart } from '@ellac/web';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { latePage } from './late-page.js';

it('says that its code did not come, and comes when it is tried again', async () => {
  const fetch = jest
    .fn<() => Promise<({ name }: { readonly name: string }) => string>>()
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValueOnce(({ name }) => `The page of ${name}`);
  const Page = latePage(latePart(fetch));
  render(<Page name="Birch" />);
  expect(screen.getByRole('status').textContent).toBe('Loading…');
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The page of Birch')).toBeTruthy();
  cleanup();
});
