import { describe, expect, it } from '@jest/globals';
import { citedSource } from './cited-source.js';

const sites = (where: string) =>
  citedSource(`Any (${where})`).sites.map(({ name, address }) => [name, address]);

describe('a source of the report', () => {
  it('says what it says, brackets of its own included, and names its site', () => {
    expect(
      citedSource('Formal sales process, 18% / 28% (HBR 2015, quoted) (https://www.a.example/b-1)'),
    ).toEqual({
      what: 'Formal sales process, 18% / 28% (HBR 2015, quoted)',
      sites: [{ name: 'a.example', address: 'https://www.a.example/b-1' }],
    });
  });

  it('has a link for each of its whole addresses, with the remark beside it', () => {
    expect(sites('https://ratio.example (working paper); https://b.example/?p=3451')).toEqual([
      ['ratio.example (working paper)', 'https://ratio.example/'],
      ['b.example', 'https://b.example/?p=3451'],
    ]);
  });

  it('has none for an address that is cut off or has no https', () => {
    expect(sites('a.example/blog/trap…; m.b.example/x-1.html; https://c.example/trap…')).toEqual([
      ['a.example', null],
      ['m.b.example', null],
      ['c.example', null],
    ]);
    expect(sites('https://a.example/x and b.example/2017/08')).toEqual([
      ['a.example and b.example', 'https://a.example/x'],
    ]);
  });

  it('has no site where it was read nowhere', () => {
    expect(citedSource('Arithmetic, no source needed (–)')).toEqual({
      what: 'Arithmetic, no source needed',
      sites: [],
    });
    expect(citedSource('Words alone')).toEqual({ what: 'Words alone', sites: [] });
  });

  it.each([
    'javascript:alert(1)',
    'a.example; javascript:alert(1)',
    'https://a.example@evil.example/x',
    'https://user:secret@evil.example/x',
    'https://',
    'http://a.example/x',
    'a.example; data:text/html,<script>alert(1)</script>',
    'JAVASCRIPT://a.example/%0aalert(1)',
    'https:javascript:alert(1)',
  ])('makes no link from %s', (where) => {
    expect(citedSource(`Any (${where})`).sites.filter(({ address }) => address !== null)).toEqual(
      [],
    );
  });
});
