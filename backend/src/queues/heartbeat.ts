import { Logger } from '@nestjs/common';

const log = new Logger('Heartbeat');

/**
 * Renews a lease every `seconds` while the work goes on.
 *
 * @returns the function that stops it.
 */
export function keepLease(seconds: number, renew: () => Promise<void>): () => void {
  const timer = setInterval(() => {
    // A renewal that fails costs the lease at worst, and the guarded writes notice that.
    renew().catch((error: unknown) =>
      log.warn(`a lease was not renewed: ${error instanceof Error ? error.message : 'unknown'}`),
    );
  }, seconds * 1000);
  return () => clearInterval(timer);
}
