import { createServer, type AddressInfo, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** What it says to a line, perhaps only when something else has happened. */
type Reply = string | ((line: string) => Promise<string>);

/** What the server says instead of accepting. */
export interface Replies {
  /** To who connects. */
  readonly greeting?: string;
  readonly sender?: Reply;
  readonly recipient?: Reply;
  readonly message?: Reply;
}

/** A small real SMTP server that keeps each mail as it came over the wire. */
export interface MailServer {
  readonly url: string;
  /** Raw mails, headers and body, in the order they came; refused ones too. */
  readonly received: readonly string[];
  /** Changes what it says from now on. */
  answer(replies: Replies): void;
  close(): Promise<void>;
}

export const accepted = '250 2.0.0 OK';

/** Starts a mail server on a port of its own. */
export async function aMailServer(replies: Replies = {}): Promise<MailServer> {
  let current = replies;
  const received: string[] = [];

  const talk = (socket: Socket): void => {
    let mail: string[] | null = null;
    const replyTo = (line: string): Reply | null => {
      if (mail !== null && line !== '.') {
        mail.push(line);
        return null;
      }
      if (mail !== null) {
        received.push(mail.join('\r\n'));
        mail = null;
        return current.message ?? accepted;
      }
      if (/^MAIL/i.test(line)) return current.sender ?? accepted;
      if (/^RCPT/i.test(line)) return current.recipient ?? accepted;
      if (/^QUIT/i.test(line)) return '221 2.0.0 Bye';
      if (!/^DATA/i.test(line)) return accepted;
      mail = [];
      return '354 Go on';
    };
    socket.on('error', () => socket.destroy());
    socket.write(`${current.greeting ?? '220 test'}\r\n`);
    const lines = createInterface(socket);
    // Told of the socket's end too; a client that is killed is what some tests are about.
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
    answer: (next) => (current = next),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A reply that never comes, and the moment from which somebody waits for it. */
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
