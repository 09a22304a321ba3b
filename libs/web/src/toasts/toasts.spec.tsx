import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { useEffect } from 'react';
import { AppProviders } from '../app-providers.js';
import type { ToastMessage } from './toast-message.js';
import { useToast } from './use-toast.js';

beforeEach(() => {
  Object.assign(window, {
    matchMedia: () => ({
      matches: false,
      addEventListener: jest.fn(),
      removeEventListener: jest.fn(),
    }),
  });
});
afterEach(cleanup);

function Asker({
  onToast,
}: {
  readonly onToast: (toast: (message: ToastMessage) => void) => void;
}) {
  const { toast } = useToast();
  useEffect(() => {
    onToast(toast);
  }, [onToast, toast]);
  return null;
}

const region = () => screen.getByRole('region', { name: 'Notifications (F8)' });

describe('toasts', () => {
  it('that come before their code are shown once it is there, the newest alone', async () => {
    let toast: (message: ToastMessage) => void = () => undefined;
    render(
      <AppProviders>
        <Asker onToast={(each) => (toast = each)} />
      </AppProviders>,
    );
    expect(within(region()).queryByText('First')).toBeNull();
    act(() => {
      toast({ title: 'First' });
      toast({ title: 'Second', description: 'with words' });
    });
    expect(await within(region()).findByText('with words')).toBeTruthy();
    expect(within(region()).queryByText('First')).toBeNull();

    // Each says by its icon how it ended; the words say it too.
    const icons = () => region().querySelectorAll('.fui-ToastTitle__media svg').length;
    expect(icons()).toBe(1);
    act(() => toast({ title: 'Third' }));
    expect(await within(region()).findAllByText('Third')).toBeTruthy();
    expect(within(region()).queryByText('with words')).toBeNull();
  });
});
