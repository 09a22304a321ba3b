import { Transform } from 'node:stream';

/**
 * The server itself raises this error, so that the transaction fails as it does when a file cannot
 * grow.
 */
const refusal = `DO $$ BEGIN
  RAISE 'could not extend file "base/1/1": No space left on device' USING ERRCODE = 'disk_full';
END $$`;

const writes =
  /^\s*(?:INSERT|UPDATE|DELETE)\b|^\s*WITH\b.*\b(?:INSERT\s+INTO|(?<!FOR\s+(?:NO\s+KEY\s+)?)UPDATE|DELETE\s+FROM)\b/is;

/** The protocol version in a client's startup message. Messages before it have no type byte. */
const protocol = 3 << 16;

const message = (type: string, body: Buffer): Buffer => {
  const head = Buffer.from(`${type}....`);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};

/** The text up to the zero byte that ends it. */
const textAt = (body: Buffer, from: number): string =>
  body.toString('utf8', from, body.indexOf(0, from));

/**
 * PostgreSQL's disk as its clients see it. While it is full, each statement that writes is replaced,
 * on its way to the server, by one that fails with SQLSTATE 53100. Statements that a client prepares
 * by a name, which the backend never does, go through.
 */
export class Disk {
  isFull = false;

  /** A stream that every byte of one client must pass through. */
  statements(): Transform {
    let left = Buffer.alloc(0);
    let hasBegun = false;
    let isReplaced = false;

    const replaced = (whole: Buffer): Buffer => {
      const type = String.fromCharCode(whole[0]!);
      const body = whole.subarray(5);
      if (type === 'Q' && this.refuses(textAt(body, 0)))
        return message('Q', Buffer.from(`${refusal}\0`));
      // The statement has no name, so its text follows directly.
      if (type === 'P' && body[0] === 0) {
        isReplaced = this.refuses(textAt(body, 1));
        if (isReplaced) return message('P', Buffer.from(`\0${refusal}\0\0\0`));
      }
      // The portal has no name either. The replacement statement takes no parameters.
      if (type === 'B' && body[0] === 0 && body[1] === 0 && isReplaced)
        return message('B', Buffer.alloc(8));
      return whole;
    };

    return new Transform({
      transform(piece: Buffer, _encoding, done) {
        left = Buffer.concat([left, piece]);
        for (
          let length = lengthOfFirst(left, hasBegun);
          length <= left.length;
          length = lengthOfFirst(left, hasBegun)
        ) {
          const whole = left.subarray(0, length);
          left = left.subarray(length);
          this.push(hasBegun ? replaced(whole) : whole);
          hasBegun ||= whole.readInt32BE(4) === protocol;
        }
        done();
      },
    });
  }

  private refuses(statement: string): boolean {
    return this.isFull && writes.test(statement);
  }
}

/** Length of the first message in bytes; infinite while its header is incomplete. */
function lengthOfFirst(left: Buffer, isTyped: boolean): number {
  const typeLength = isTyped ? 1 : 0;
  return left.length < (isTyped ? 5 : 8) ? Infinity : typeLength + left.readInt32BE(typeLength);
}
