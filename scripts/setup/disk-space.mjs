import { statfsSync } from 'node:fs';
import { Problem } from '../run/problem.mjs';

/**
 * Bytes that an installation takes: 1.4 GB of packages and builds, 0.4 GB in npm's cache, which
 * mostly is on the same disk (measured on Debian 12 with an empty cache), and some to spare.
 */
export const FOR_INSTALLATION = 2_000_000_000;

/**
 * Bytes that a start takes: 60 MB of builds, 50 MB for a new database, and room for PostgreSQL's
 * journal and for logs until somebody sees that the disk is full.
 */
export const FOR_START = 300_000_000;

/**
 * @param {string} folder one that is there
 * @param {number} bytes
 * @param {string} what such as `the installation`
 * @throws {Problem} when the disk that holds it has too little room
 */
export function requireDiskSpace(folder, bytes, what) {
  const { bavail, blocks, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  // Some file systems of networks do not tell.
  if (blocks === 0 || free >= bytes) return;
  throw new Problem(
    `The disk of ${folder} has ${inWords(free)} left, and ${what} takes about ${inWords(bytes)}: make room on it and start again.`,
  );
}

/** @param {number} bytes */
const inWords = (bytes) =>
  bytes < 1_000_000_000
    ? `${Math.floor(bytes / 1_000_000)} MB`
    : `${(Math.floor(bytes / 100_000_000) / 10).toFixed(1)} GB`;
