import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { PassThrough, Transform } from 'node:stream';

/** An address that stays while the server behind it comes and goes. */
export interface Proxy {
  readonly url: string;
  /** Sends new connections to this server; those that are open end. */
  leadTo(url: string): void;
  /** Refuses connections, and ends those that are open. */
  cut(): void;
  /**
   * Takes what is sent and answers nothing, as a network that drops packets; new connections work.
   *
   * @param every freezes each connection (1), each second one (2), …
   */
  freeze(every?: number): void;
  /** Ends what is frozen, as the server's own keep-alive does after a while. */
  endFrozen(): void;
  /** Hands on each piece of data only after so many milliseconds. */
  delay(ms: number): void;
  /** Hands on what is asked, and ends the connection when the server answers. */
  loseReplies(): void;
  /** Refuses, delays and loses nothing any more; what is frozen stays so. */
  mend(): void;
  close(): Promise<void>;
}

/** @param toServer what all that one client sends goes through. */
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
      // Both ends of a connection follow one another.
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
