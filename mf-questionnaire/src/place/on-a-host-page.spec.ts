/** @jest-environment jsdom */
import { describe, expect, it, jest } from '@jest/globals';
import { onAHostPage } from './on-a-host-page.js';

describe('the questionnaire on a host page', () => {
  it('moves between the tabs and leaves title, address and history alone', () => {
    document.title = 'Host';
    const before = { href: location.href, entries: history.length };
    const place = onAHostPage(() => undefined);
    const changed = jest.fn();
    const end = place.onTab(changed);

    expect(place.tab()).toBe('company');
    place.openTab('growth');
    place.openTab('growth');
    place.setTitle('Growth');
    expect(place.tab()).toBe('growth');
    expect(changed).toHaveBeenCalledTimes(1);
    place.leaveTabs();
    expect(place.tab()).toBe('company');
    end();
    place.openTab('sales');
    expect(changed).toHaveBeenCalledTimes(2);
    expect(document.title).toBe('Host');
    expect({ href: location.href, entries: history.length }).toEqual(before);
  });
});
