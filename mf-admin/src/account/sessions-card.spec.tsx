import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { answerAccount, anotherSession } from '../testing/account-answers.js';
import { type FakeServer } from '../testing/fake-desk-server.js';
import { openApp, signedIn } from '../testing/open-app.js';

const done = { status: 204, body: '' };
let server: FakeServer;
beforeEach(() => {
  server = signedIn();
  answerAccount(server, [anotherSession('s2', 'Safari on iPhone'), anotherSession('s3', null)]);
  openApp('/admin/account');
});

const card = () => screen.findByRole('region', { name: 'Where you are signed in' });

describe('the own sessions (ASVS 7.5.2)', () => {
  it('are listed, this one marked and without a button', async () => {
    const items = await within(await card()).findAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Firefox on WindowsThis oneSigned in May 4, 2026.*Last seen .*M$/),
      expect.stringMatching(/^Safari on iPhoneSigned in .*Sign out$/),
      expect.stringMatching(/^A browserSigned in .*Sign out$/),
    ]);
    expect((await axe.run(await card())).violations).toEqual([]);
  });

  it('are ended one by one, and the focus stays near', async () => {
    const button = await screen.findByRole('button', { name: /^Sign out Safari on iPhone/ });
    server.answers['DELETE /api/user/sessions/s2'] = done;
    answerAccount(server, [anotherSession('s3', null)]);
    fireEvent.click(button);
    expect(await screen.findByText('Signed out there.')).toBeTruthy();
    expect(screen.queryByText('Safari on iPhone')).toBeNull();
    expect(document.activeElement).toBe(
      screen.getByRole('heading', { name: 'Where you are signed in' }),
    );
  });

  it('are ended all at once, after which there is nothing to end', async () => {
    server.answers['DELETE /api/user/sessions'] = done;
    const button = await screen.findByRole('button', { name: 'Sign out everywhere else' });
    answerAccount(server);
    fireEvent.click(button);
    expect(await screen.findByText('Signed out everywhere else.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Sign out/ })).toBeNull();
  });

  it('stay listed where one could not be ended', async () => {
    fireEvent.click(await screen.findByRole('button', { name: /^Sign out Safari on iPhone/ }));
    expect(await screen.findByText(/The server cannot be reached/)).toBeTruthy();
    expect(screen.getByText('Safari on iPhone')).toBeTruthy();
  });
});
