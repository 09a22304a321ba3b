import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

type Service = 'redis' | 'postgres';

/** Real servers that a test may kill and start again. */
export interface OwnServices {
  /** Starts the server with the data of its last run, on another port. */
  start(service: Service): Promise<string>;
  /** Ends the server with this signal and waits until it is gone. */
  end(service: Service, signal: NodeJS.Signals): Promise<void>;
  /** Sends the server a signal, for example one that suspends it. */
  signal(service: Service, signal: NodeJS.Signals): Promise<void>;
  /** Takes everything out of Redis, as an operator's slip would. */
  emptyRedis(): Promise<void>;
  /** Lets Redis throw keys away when its memory is full. */
  letRedisEvict(): Promise<void>;
  /** Bytes that Redis may use, or 0 for as many as it likes. */
  limitRedis(bytes: number): Promise<void>;
  close(): Promise<void>;
}

export function ownServices(): OwnServices {
  const child = fork(join(import.meta.dirname, 'own-services-process.mjs'));
  let asked = 0;
  const ask = (message: object): Promise<{ url?: string }> => {
    const id = (asked += 1);
    return new Promise((resolve) => {
      const hear = (answer: { id: number; url?: string }) => {
        if (answer.id !== id) return;
        child.off('message', hear as never);
        resolve(answer);
      };
      child.on('message', hear as never);
      child.send({ id, ...message });
    });
  };
  return {
    start: async (service) => (await ask({ start: service })).url!,
    end: async (service, signal) => {
      await ask({ end: service, signal });
    },
    signal: async (service, signal) => {
      await ask({ signal, to: service });
    },
    emptyRedis: async () => {
      await ask({ redis: ['FLUSHALL'] });
    },
    letRedisEvict: async () => {
      await ask({ redis: ['CONFIG', 'SET', 'maxmemory-policy', 'allkeys-lru'] });
    },
    limitRedis: async (bytes) => {
      await ask({ redis: ['CONFIG', 'SET', 'maxmemory', String(bytes)] });
    },
    close: async () => {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
