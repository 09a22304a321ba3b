import { expect, it } from '@jest/globals';
import { readEnvironment } from '../../config/environment.js';
import { SecondFactorKey } from './second-factor-key.js';

const keyOf = (SECRET: string): SecondFactorKey =>
  new SecondFactorKey(
    readEnvironment({
      SECRET,
      DATABASE_URL: 'postgres://localhost/ellac',
      REDIS_URL: 'redis://localhost',
      SMTP_URL: 'smtp://localhost',
    }),
  );
const key = keyOf('a'.repeat(64));

it('opens what it sealed, which nobody reads and which differs each time (ASVS 13.3.1)', () => {
  const sealed = key.seal('JBSWY3DPEHPK3PXP', 'ida');
  expect(sealed.toString('latin1')).not.toContain('JBSWY3DP');
  expect(key.open(sealed, 'ida')).toEqual({ secret: 'JBSWY3DPEHPK3PXP', isOutdated: false });
  expect(key.seal('JBSWY3DPEHPK3PXP', 'ida')).not.toEqual(sealed);
});

it('opens nothing of another user or secret, and nothing that was changed (ASVS 13.3.1)', () => {
  const sealed = key.seal('JBSWY3DPEHPK3PXP', 'ida');
  expect(key.open(sealed, 'maren')).toBeNull();
  expect(keyOf('b'.repeat(64)).open(sealed, 'ida')).toBeNull();
  const changed = Buffer.from(sealed);
  changed[changed.length - 1]! ^= 1;
  expect(key.open(changed, 'ida')).toBeNull();
  expect(key.open(Buffer.alloc(3), 'ida')).toBeNull();
});
