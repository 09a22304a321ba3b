import type { DataSource } from 'typeorm';

/** What is used of `pg`'s pool. */
interface Pool {
  readonly idleCount: number;
  readonly waitingCount: number;
}

/** Whether a caller waits for a connection because all are in use. False while there is no pool. */
export function isPoolFull({ driver }: DataSource): boolean {
  const { master } = driver as unknown as { readonly master?: Pool };
  return master !== undefined && master.waitingCount > 0 && master.idleCount === 0;
}
