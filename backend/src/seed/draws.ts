import { createHash } from 'node:crypto';

/** Pseudo-random draws that are the same for the same key on every machine. */
export class Draws {
  private state: number;

  constructor(key: string) {
    this.state = createHash('sha256').update(key).digest().readUInt32LE();
  }

  /** From 0 up to, but not, 1: Mulberry32, good enough for examples. */
  share(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.share();
  }

  /** A whole number, both ends included. */
  whole(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1));
  }

  pick<Each>(list: readonly Each[]): Each {
    return list[Math.floor(this.share() * list.length)]!;
  }

  /** Those entries, in their order, that each have this chance. */
  some<Each>(list: readonly Each[], chance: number): Each[] {
    return list.filter(() => this.share() < chance);
  }

  chance(share: number): boolean {
    return this.share() < share;
  }
}
