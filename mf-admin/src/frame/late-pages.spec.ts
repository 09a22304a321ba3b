import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, renderHook } from '@testing-library/react';
import { latePages, loadPageAhead, useLinkedPagesAhead } from './late-pages.js';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const watched = (page: keyof typeof latePages) =>
  jest.spyOn(latePages[page], 'loadAhead').mockReturnValue(undefined);

it('loads the page of an address, and none for the list', () => {
  const company = watched('company');
  const compare = watched('compare');
  loadPageAhead('/admin/companies/c1');
  loadPageAhead('/admin');
  expect(company).toHaveBeenCalledTimes(1);
  expect(compare).not.toHaveBeenCalled();
});

it('loads the page that a link leads to, when the pointer or the focus comes to it', () => {
  const inbox = watched('inbox');
  renderHook(useLinkedPagesAhead);
  const link = document.createElement('a');
  link.href = '/admin/inbox';
  link.append(document.createElement('span'));
  document.body.append(link);
  fireEvent.pointerOver(link.firstElementChild!);
  expect(inbox).toHaveBeenCalledTimes(1);
  fireEvent.focusIn(link);
  expect(inbox).toHaveBeenCalledTimes(2);
  fireEvent.pointerOver(document.body);
  expect(inbox).toHaveBeenCalledTimes(2);
  link.remove();
});
