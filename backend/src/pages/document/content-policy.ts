import { createHash } from 'node:crypto';

const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * What the document may load and run: our own files and, inline, just this import map.
 *
 * The components' style engine makes empty style elements and fills them through the CSSOM, so
 * the hash of the empty text admits it, and inline styles in markup stay refused.
 *
 * @param importMap the exact text between the import map's script tags.
 * @param embedders the origins whose pages may show the document in a frame.
 */
export const contentPolicy = (importMap: string, embedders: readonly string[]): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${hashSource(importMap)}`,
    `style-src 'self' ${hashSource('')}`,
    "style-src-attr 'none'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${embedders.length === 0 ? "'none'" : embedders.join(' ')}`,
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
