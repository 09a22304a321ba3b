import { statfs } from 'node:fs/promises';
import { doubtful, faulty, type Found, well } from './finding.js';

const gigabyte = 1e9;

/** Shares of the disk, and bytes, below which somebody must act. */
const little = { share: 0.1, bytes: 5 * gigabyte };
const hardlyAny = { share: 0.02, bytes: gigabyte };

/** Looks at the disk of the folder that this process runs in. */
export async function checkDisk(): Promise<Found> {
  const { bavail, blocks, bsize } = await statfs('.');
  return freeOf(bavail * bsize, blocks * bsize);
}

/** Judges the free bytes: small disks by their number, large ones by their share. */
export function freeOf(free: number, size: number): Found {
  const found = `${(free / gigabyte).toFixed(1)} GB free of ${(size / gigabyte).toFixed(1)} GB on this machine`;
  const isBelow = (limit: typeof little) => free < limit.bytes && free < limit.share * size;
  const advice = 'Free some: logs and backups need it, and PostgreSQL where it shares this disk.';
  if (isBelow(hardlyAny)) return faulty(found, advice);
  return isBelow(little) ? doubtful(found, advice) : well(found);
}
