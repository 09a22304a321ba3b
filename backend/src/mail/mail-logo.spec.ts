import { expect, it } from '@jest/globals';
import type { Brand, Logo } from '../brand/brand.js';
import { mailLogo } from './mail-logo.js';

const brandWith = (type: Logo['type']): Brand =>
  ({ logo: { type, content: Buffer.from('picture') }, needsPlate: true }) as unknown as Brand;

it('is a PNG; mails keep the drawn mark with an SVG, which mail programs do not show', () => {
  expect(mailLogo(brandWith('image/png'))?.shown.needsPlate).toBe(true);
  expect(mailLogo(brandWith('image/svg+xml'))).toBeNull();
});
