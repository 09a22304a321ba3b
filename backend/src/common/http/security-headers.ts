import type { NextFunction, Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';

/** Features of the browser that no page of ours uses. */
const permissionsPolicy = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * Headers of every reply, errors included. A reply is private and may run nothing until its
 * own handler says otherwise, as documents and published files do.
 *
 * @param publicUrl where people open the product; only an https address may ask for https.
 */
export function securityHeaders(publicUrl: string): RequestHandler[] {
  const setHelmetHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: publicUrl.startsWith('https:')
      ? { maxAge: 31_536_000, includeSubDomains: true }
      : false,
    xFrameOptions: { action: 'deny' },
  });
  const setOwnHeaders = (_request: Request, response: Response, next: NextFunction): void => {
    response.setHeader('Permissions-Policy', permissionsPolicy);
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Robots-Tag', 'noindex');
    next();
  };
  return [setHelmetHeaders, setOwnHeaders];
}
