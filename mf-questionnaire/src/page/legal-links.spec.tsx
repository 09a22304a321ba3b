import { afterEach, describe, expect, it } from '@jest/globals';
import { AppProviders } from '@ellac/web';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { HostProvider, type Host } from '../host/host.js';
import { onAHostPage } from '../host/on-a-host-page.js';
import { fakeServer } from '../testing/fake-form-server.js';
import { LegalLinks } from './legal-links.js';

const path = '/api/settings/analyst';
const told = {
  languageModel: false,
  privacyNotice: { url: 'https://coach.example/privacy', version: '1' },
  imprintUrl: 'https://coach.example/imprint',
};
const hostPage = onAHostPage(() => undefined);

const open = (host: Host) =>
  render(
    <AppProviders>
      <HostProvider value={host}>
        <LegalLinks />
      </HostProvider>
    </AppProviders>,
  );

describe('the links below the form', () => {
  afterEach(cleanup);

  it('stand on other people’s pages, and open in a new tab', async () => {
    fakeServer({ [path]: told });
    open(hostPage);
    const link = await screen.findByRole('link', { name: 'Imprint' });
    expect(link.getAttribute('href')).toBe('https://coach.example/imprint');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(screen.getByRole('link', { name: 'Privacy notice' })).toBeTruthy();
  });

  it.each([
    ['our own page has a footer', told, { ...hostPage, header: () => document.body }],
    ['nothing is set', { languageModel: false }, hostPage],
  ])('are not there where %s', async (_, answer, host) => {
    const server = fakeServer({ [path]: answer });
    open(host);
    await waitFor(() => expect(server.calls).toEqual([path]));
    expect(screen.queryByRole('link')).toBeNull();
  });
});
