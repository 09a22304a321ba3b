import { describe, expect, it, jest } from '@jest/globals';
import { onAHostPage } from './on-a-host-page.js';

describe('the questionnaire on a host page', () => {
  it('moves between the tabs and leaves title, address and history alone', () => {
    document.title = 'Host';
    const before = { href: location.href, entries: history.length };
    const host = onAHostPage(() => undefined);
    const changed = jest.fn();
    const end = host.onTab(changed);

    expect(host.tab()).toBe('company');
    host.openTab('growth');
    host.openTab('growth');
    host.setTitle('Growth');
    expect(host.tab()).toBe('growth');
    expect(changed).toHaveBeenCalledTimes(1);
    host.leaveTabs();
    expect(host.tab()).toBe('company');
    end();
    host.openTab('sales');
    expect(changed).toHaveBeenCalledTimes(2);
    expect(document.title).toBe('Host');
    expect({ href: location.href, entries: history.length }).toEqual(before);
  });
});
