import { beforeEach, expect, it, jest } from '@jest/globals';
import { AppProviders } from '@ellac/web';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { PdfButton } from './pdf-button.js';

beforeEach(() => {
  cleanup();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as never;
});

it('says that there is no report to make a PDF of', async () => {
  render(
    <AppProviders>
      <PdfButton analysis={undefined} />
    </AppProviders>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Download PDF' }));
  expect((await screen.findAllByText('No report data available'))[0]).toBeTruthy();
  expect(screen.getAllByText('PDF Generation Failed')[0]).toBeTruthy();
});
