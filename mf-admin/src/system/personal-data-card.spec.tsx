import { beforeEach, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { type FakeServer, ok, refusal } from '../testing/fake-desk-server.js';
import { openApp, signedIn } from '../testing/open-app.js';

const find = 'POST /api/admin/personal-data/find';
const erase = 'POST /api/admin/personal-data/erase';
const body = '{"email":"ida@owner.example"}';
const much = { companies: 2, reports: 3, mails: 4, reportsElsewhere: 1 };
const nothing = { companies: 0, reports: 0, mails: 0, reportsElsewhere: 0 };

let server: FakeServer;
beforeEach(() => {
  server = signedIn();
  server.answers['GET /api/admin/system'] = ok({ build: '0.1.0', findings: [] });
});

async function look(address = ' ida@owner.example ') {
  openApp('/admin/system');
  const card = await screen.findByRole('region', { name: 'Data of an owner' });
  fireEvent.change(within(card).getByLabelText('Email of the owner'), {
    target: { value: address },
  });
  fireEvent.click(within(card).getByRole('button', { name: 'Look' }));
  return card;
}

it('says what is stored of an address, and erases it once that is confirmed', async () => {
  server.answers[find] = ok(much);
  server.answers[erase] = ok(much);
  const card = await look();
  expect(
    await within(card).findByText(
      '2 companies with 3 reports, and 4 mails. 1 report of companies with another address also names it.',
    ),
  ).toBeTruthy();
  expect(server.calls).toContain(`${find} ${body}`);
  fireEvent.click(within(card).getByRole('button', { name: 'Erase…' }));
  const button = await screen.findByText('Erase', { selector: 'button' });
  expect(
    screen.getByText(/everything that is stored of ida@owner\.example: 2 companies/),
  ).toBeTruthy();
  expect(server.calls).not.toContain(`${erase} ${body}`);
  fireEvent.click(button);
  expect(await screen.findByText('All data of this address was erased')).toBeTruthy();
  expect(server.calls).toContain(`${erase} ${body}`);
});

it('saves all of it as a file', async () => {
  server.answers[find] = ok(much);
  server.answers['POST /api/admin/personal-data/export'] = ok({});
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  const card = await look();
  fireEvent.click(await within(card).findByRole('button', { name: 'Export as JSON' }));
  expect(await screen.findByText('personal-data.json')).toBeTruthy();
});

it('offers nothing where nothing is stored', async () => {
  server.answers[find] = ok(nothing);
  const card = await look();
  expect(await within(card).findByText('Nothing is stored of this address.')).toBeTruthy();
  expect(within(card).queryByRole('button', { name: 'Erase…' })).toBeNull();
});

it('refuses what is no address, and says when it cannot look', async () => {
  const card = await look('ida');
  expect(await within(card).findByText('Invalid email address')).toBeTruthy();
  server.answers[find] = refusal(503, 'Not now.');
  fireEvent.change(within(card).getByLabelText('Email of the owner'), {
    target: { value: 'ida@owner.example' },
  });
  fireEvent.click(within(card).getByRole('button', { name: 'Look' }));
  expect(await screen.findByText('Not now.')).toBeTruthy();
});
