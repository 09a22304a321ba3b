import { createServer, type AddressInfo, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** The reply to a line, at once or after something else has happened. */
type Reply = string | ((line: string) => Promise<string>);

/** Replies that replace the ones that accept. */
export interface Replies {
  /** The greeting of a new connection; null for none. */
  readonly greeting?: string | null;
  readonly sender?: Reply;
  readonly recipient?: Reply;
  readonly message?: Reply;
}

/** A mail that the server has accepted, and is responsible for. */
export interface TakenMail {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Whom the envelope named. */
  readonly recipient: string;
  /** Headers and body, as they came over the wire. */
  readonly raw: string;
}

/** A small real SMTP server that keeps each mail as it came over the wire. */
export interface MailServer {
  readonly url: string;
  /** Raw mails, headers and body, in the order they came; refused ones too. */
  readonly received: readonly string[];
  /** The accepted mails, even where the sender did not get the reply. */
  readonly taken: readonly TakenMail[];
  /** Sets the replies from now on. */
  answer(replies: Replies): void;
  close(): Promise<void>;
}

export const accepted = '250 2.0.0 OK';

/** Starts a mail server on a port of its own. */
export async function aMailServer(replies: Replies = {}): Promise<MailServer> {
  let current = replies;
  const received: string[] = [];
  const taken: TakenMail[] = [];

  /** A reply that records the mail as taken if it accepts. */
  const taking =
    (mail: Omit<TakenMail, 'at'>, reply: Reply) =>
    async (line: string): Promise<string> => {
      const text = typeof reply === 'string' ? reply : await reply(line);
      if (text.startsWith('250')) taken.push({ ...mail, at: Date.now() });
      return text;
    };

  const talk = (socket: Socket): void => {
    let mail: string[] | null = null;
    let recipient = '';
    const replyTo = (line: string): Reply | null => {
      if (mail !== null && line !== '.') {
        mail.push(line);
        return null;
      }
      if (mail !== null) {
        const raw = mail.join('\r\n');
        received.push(raw);
        mail = null;
        return taking({ recipient, raw }, current.message ?? accepted);
      }
      if (/^MAIL/i.test(line)) return current.sender ?? accepted;
      if (/^RCPT/i.test(line)) {
        recipient = /<(.*)>/.exec(line)?.[1] ?? '';
        return current.recipient ?? accepted;
      }
      if (/^QUIT/i.test(line)) return '221 2.0.0 Bye';
      if (!/^DATA/i.test(line)) return accepted;
      mail = [];
      return '354 Go on';
    };
    socket.on('error', () => socket.destroy());
    const { greeting = '220 test' } = current;
    if (greeting !== null) socket.write(`${greeting}\r\n`);
    const lines = createInterface(socket);
    // The interface also emits the socket's errors, and some tests kill the client.
    lines.on('error', () => socket.destroy());
    lines.on('line', (line) => {
      const reply = replyTo(line);
      if (typeof reply === 'string') socket.write(`${reply}\r\n`);
      else void reply?.(line).then((text) => socket.write(`${text}\r\n`));
    });
  };

  const server = createServer(talk);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    taken,
    answer: (next) => (current = next),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A reply that never comes, and a promise that resolves once a client waits for it. */
export function aReplyThatNeverComes(): { reply: () => Promise<string>; awaited: Promise<void> } {
  let begin: () => void;
  const awaited = new Promise<void>((resolve) => (begin = resolve));
  return {
    awaited,
    reply: () => {
      begin();
      return new Promise(() => undefined);
    },
  };
}
