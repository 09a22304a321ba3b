import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const pollMs = 2;
const patienceMs = 120_000;

/** A mail server that takes every mail, and notes to whom and when. */
export class MailSink {
  /** When a mail was taken, by its recipient; milliseconds of `performance.now()`. @type {Map<string, number>} */
  arrivals = new Map();
  /** How many bytes the last mail had. */
  lastSize = 0;
  #server = createServer((socket) => this.#serve(socket));
  #port = 0;

  static async start() {
    const sink = new MailSink();
    await new Promise((listening) => sink.#server.listen(0, '127.0.0.1', () => listening(null)));
    sink.#port = /** @type {import('node:net').AddressInfo} */ (sink.#server.address()).port;
    return sink;
  }

  get url() {
    return `smtp://127.0.0.1:${this.#port}`;
  }

  close() {
    this.#server.close();
  }

  /**
   * Waits until mails have come to this many different recipients.
   *
   * @param {number} count
   */
  async untilCount(count) {
    await until(() => this.arrivals.size >= count, `${count} mails`);
  }

  /**
   * Waits for the mail to a recipient.
   *
   * @param {string} recipient
   * @returns {Promise<number>} when it was taken
   */
  async arrivalOf(recipient) {
    await until(() => this.arrivals.has(recipient), `the mail to ${recipient}`);
    return this.arrivals.get(recipient) ?? NaN;
  }

  /** @param {import('node:net').Socket} socket */
  #serve(socket) {
    let waiting = '';
    let recipient = '';
    let isData = false;
    const say = (/** @type {string} */ line) => socket.write(`${line}\r\n`);
    /** @type {Record<string, (line: string) => void>} */
    const commands = {
      EHLO: () => say('250 sink'),
      HELO: () => say('250 sink'),
      MAIL: () => say('250 Ok'),
      RCPT: (line) => {
        recipient = /<(.+?)>/.exec(line)?.[1] ?? '';
        say('250 Ok');
      },
      DATA: () => {
        isData = true;
        say('354 Go on');
      },
      RSET: () => say('250 Ok'),
      NOOP: () => say('250 Ok'),
      QUIT: () => socket.end('221 Bye\r\n'),
    };
    const step = () => {
      const end = waiting.indexOf(isData ? '\r\n.\r\n' : '\r\n');
      if (end === -1) return false;
      const text = waiting.slice(0, end);
      waiting = waiting.slice(end + (isData ? 5 : 2));
      if (isData) {
        isData = false;
        this.lastSize = text.length;
        this.arrivals.set(recipient, performance.now());
        say('250 Ok');
      } else (commands[text.slice(0, 4).toUpperCase()] ?? (() => say('502 Unknown')))(text);
      return true;
    };
    socket.setEncoding('latin1');
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      waiting += chunk;
      while (step());
    });
    say('220 sink');
  }
}

/** @param {() => boolean} isSo @param {string} what */
async function until(isSo, what) {
  const deadline = performance.now() + patienceMs;
  while (!isSo()) {
    if (performance.now() > deadline) throw new Error(`Waited too long for ${what}.`);
    await pause(pollMs);
  }
}
