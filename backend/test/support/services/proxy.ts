import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { PassThrough, Transform } from 'node:stream';

/** An address that stays the same while the server behind it is replaced. */
export interface Proxy {
  readonly url: string;
  /** Sends new connections to this server, and ends the open ones. */
  leadTo(url: string): void;
  /** Refuses new connections, and ends the open ones. */
  cut(): void;
  /**
   * Accepts data and forwards nothing, as a network that drops packets does. New connections work.
   *
   * @param every freezes each connection (1), every second one (2), …
   */
  freeze(every?: number): void;
  /** Ends the frozen connections, as the server's own keep-alive does after a while. */
  endFrozen(): void;
  /** Forwards each piece of data only after this many milliseconds. */
  delay(ms: number): void;
  /** Forwards requests, and ends the connection when the server replies. */
  loseReplies(): void;
  /** Ends refusals, delays and losses; frozen connections stay frozen. */
  mend(): void;
  close(): Promise<void>;
}

/**
 * @param toServer a stream that every byte of one client passes through on its way to the server.
 */
export async function aProxyTo(
  url: string,
  toServer: () => Transform = () => new PassThrough(),
): Promise<Proxy> {
  let target = new URL(url);
  let isCut = false;
  let losesReplies = false;
  let delayMs = 0;
  const open = new Set<Socket>();
  const frozen = new Set<Socket>();
  const endAll = () => {
    for (const socket of open) socket.destroy();
  };
  const delayed = () =>
    new Transform({
      transform: (piece: Buffer, _encoding, done) => {
        if (delayMs === 0) done(null, piece);
        else setTimeout(done, delayMs, null, piece);
      },
    });
  const server = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect(Number(target.port), target.hostname);
    for (const [one, way, other] of [
      [near, toServer(), far],
      [far, new PassThrough(), near],
    ] as const) {
      open.add(one);
      one.pipe(delayed()).pipe(way).pipe(other);
      one.on('error', () => one.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
    far.prependListener('data', () => {
      if (losesReplies) near.destroy();
    });
    return near;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const own = new URL(url);
  own.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: own.href.replace(/\/$/, ''),
    leadTo: (next) => {
      target = new URL(next);
      isCut = false;
      endAll();
    },
    cut: () => {
      isCut = true;
      endAll();
    },
    freeze: (every = 1) => {
      // The two sockets of a connection are neighbours in the set.
      for (const [index, socket] of [...open].entries())
        if (Math.floor(index / 2) % every === 0) {
          socket.unpipe().pause();
          frozen.add(socket);
        }
    },
    endFrozen: () => {
      for (const socket of frozen) socket.destroy();
      frozen.clear();
    },
    delay: (ms) => {
      delayMs = ms;
    },
    loseReplies: () => {
      losesReplies = true;
    },
    mend: () => {
      isCut = false;
      losesReplies = false;
      delayMs = 0;
    },
    close: () => {
      endAll();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
