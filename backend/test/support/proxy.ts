import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** An address that stays while the server behind it comes and goes. */
export interface Proxy {
  readonly url: string;
  /** Sends new connections to this server; those that are open end. */
  leadTo(url: string): void;
  /** Refuses connections, and ends those that are open. */
  cut(): void;
  /** Takes what is sent and answers nothing, as a network that drops packets. */
  freeze(): void;
  close(): Promise<void>;
}

export async function aProxyTo(url: string): Promise<Proxy> {
  let target: URL | null = new URL(url);
  const open = new Set<Socket>();
  const endAll = () => {
    for (const socket of open) socket.destroy();
  };
  const server = createServer((near) => {
    if (target === null) return near.destroy();
    const far = connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => one.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
    return near;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const own = new URL(url);
  own.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: own.href,
    leadTo: (next) => {
      target = new URL(next);
      endAll();
    },
    cut: () => {
      target = null;
      endAll();
    },
    freeze: () => {
      for (const socket of open) socket.unpipe().pause();
    },
    close: () => {
      endAll();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
