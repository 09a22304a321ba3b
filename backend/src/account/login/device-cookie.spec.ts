import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { Response } from 'express';
import { readEnvironment } from '../../config/environment.js';
import { DeviceCookie } from './device-cookie.js';

const devicesOf = (SECRET: string): DeviceCookie =>
  new DeviceCookie(
    readEnvironment({
      SECRET,
      DATABASE_URL: 'postgres://localhost/ellac',
      REDIS_URL: 'redis://localhost',
      SMTP_URL: 'smtp://localhost',
    }),
  );
const devices = devicesOf('a'.repeat(64));
const day = 24 * 60 * 60 * 1000;

/** The cookie that a login sets. */
function cookieFor(username: string): string {
  let cookie = '';
  const response = {
    cookie: (name: string, value: string) => (cookie = `${name}=${value}`),
  } as unknown as Response;
  devices.set(response, username);
  return cookie;
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('knows a browser for 180 days, by the name of its user (S12)', () => {
  const cookie = cookieFor('Ida');
  const device = devices.deviceOf(cookie, ' IDA ');
  expect(device).toMatch(/^\d+\.[\w-]{22}$/);
  jest.advanceTimersByTime(180 * day - 1);
  expect(devices.deviceOf(`other=1; ${cookie}`, 'ida')).toBe(device);
  jest.advanceTimersByTime(1);
  expect(devices.deviceOf(cookie, 'ida')).toBeNull();
});

it('knows none for another name, by another secret, or without the cookie (S12)', () => {
  const cookie = cookieFor('Ida');
  expect(devices.deviceOf(cookie, 'Maren')).toBeNull();
  expect(devicesOf('b'.repeat(64)).deviceOf(cookie, 'Ida')).toBeNull();
  expect(devices.deviceOf(undefined, 'Ida')).toBeNull();
  expect(devices.deviceOf('ellac-device=', 'Ida')).toBeNull();
});
