import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from './run/folders.mjs';

const LINK = /\]\(([^()\s]+)\)/g;

const pages = [
  ...readdirSync(ROOT).filter((name) => name.endsWith('.md')),
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

/** @param {string} page */
const textOf = (page) => readFileSync(join(ROOT, page), 'utf8').replace(/^```.*?^```$/gms, '');

/** The fragments of a page's headings, as GitHub makes them. @param {string} page */
const fragmentsOf = (page) =>
  [...textOf(page).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

for (const page of pages)
  test(`each link in ${page} leads somewhere`, () => {
    const broken = [...textOf(page).matchAll(LINK)]
      .map(([, address = '']) => address)
      .filter((address) => !/^(?:https?|mailto):/.test(address))
      .filter((address) => {
        const [path = '', fragment] = address.split('#');
        const target = path === '' ? page : join(dirname(page), path);
        if (!existsSync(join(ROOT, target))) return true;
        return fragment !== undefined && !fragmentsOf(target).includes(fragment);
      });
    assert.deepEqual(broken, []);
  });
