import { setTimeout } from 'node:timers/promises';
import type { Memory, SupervisedProcess } from './supervised-process.js';

type Process = Pick<SupervisedProcess, 'name' | 'memory'>;

/** The memory of each process at one time, by the process's name. */
export type Held = ReadonlyMap<string, Memory | null>;

/** What each process holds after so many milliseconds. */
export async function memoryAfter(ms: number, processes: readonly Process[]): Promise<Held> {
  await setTimeout(ms);
  return new Map(processes.map((process) => [process.name, process.memory()]));
}

/**
 * The present memory of each process that has not restarted since, as a share of its earlier
 * memory.
 */
export const growthSince = (
  before: Held,
  processes: readonly Process[],
): Readonly<Record<string, number>> =>
  Object.fromEntries(
    processes.flatMap((process) => {
      const [then, now] = [before.get(process.name), process.memory()];
      const isSame = then && now && then.pid === now.pid;
      return isSame ? [[process.name, now.kibibytes / then.kibibytes]] : [];
    }),
  );
