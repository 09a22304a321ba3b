import { readFileSync } from 'node:fs';

/** Ticks of the kernel's clock in a second, the same on all Linux machines of today. */
const ticks = 100;

/**
 * The processor time that a process has used so far, all threads together.
 *
 * @param {number} pid
 * @returns {number} milliseconds, in steps of ten
 */
export function processorMs(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name of the program may hold blanks.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticks;
}

/**
 * The memory that a process holds.
 *
 * @param {number} pid
 * @returns {number} megabytes
 */
export function residentMb(pid) {
  const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1]) / 1000;
}
