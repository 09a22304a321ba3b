import { createServer, type AddressInfo, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** What the server says instead of accepting. */
export interface Replies {
  readonly recipient?: string;
  readonly message?: string;
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

const accepted = '250 2.0.0 OK';

/** Starts a mail server on a port of its own. */
export async function aMailServer(replies: Replies = {}): Promise<MailServer> {
  let current = replies;
  const received: string[] = [];

  const talk = (socket: Socket): void => {
    const say = (line: string): void => void socket.write(`${line}\r\n`);
    let mail: string[] | null = null;
    socket.on('error', () => socket.destroy());
    say('220 test');
    createInterface(socket).on('line', (line) => {
      if (mail !== null) {
        if (line !== '.') return void mail.push(line);
        received.push(mail.join('\r\n'));
        mail = null;
        return say(current.message ?? accepted);
      }
      if (/^RCPT/i.test(line)) return say(current.recipient ?? accepted);
      if (/^QUIT/i.test(line)) return void socket.end('221 bye\r\n');
      if (!/^DATA/i.test(line)) return say(accepted);
      mail = [];
      say('354 go on');
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
