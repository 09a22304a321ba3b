import { beforeEach, expect, it } from '@jest/globals';
import type { CurrentUser } from '@ellac/contracts';
import { AppProviders } from '@ellac/web';
import { useQueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { currentUser } from '../session/current-user-query.js';
import { fakeServer, type FakeServer } from '../testing/fake-desk-server.js';
import { useUpdateExampleData } from './example-data-setting.js';

let server: FakeServer;
beforeEach(() => {
  cleanup();
  server = fakeServer();
});

const guest: CurrentUser = { username: 'guest', isAdmin: false };

function ChangedBySomebodyElse() {
  useQueryClient().setQueryData(currentUser.queryKey, guest);
  const update = useUpdateExampleData();
  return <button onClick={() => update.mutate({ enabled: true })}>Change</button>;
}

it('is disabled on the page for a user who is no admin', async () => {
  render(
    <AppProviders>
      <ChangedBySomebodyElse />
    </AppProviders>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Change' }));
  expect(
    await screen.findByText('Failed to update setting: Unauthorized: Admin access required'),
  ).toBeTruthy();
  expect(server.calls).toEqual([]);
});
