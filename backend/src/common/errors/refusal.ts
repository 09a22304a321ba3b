import { HttpException } from '@nestjs/common';

/**
 * A refusal in our own words: its sentence is meant for the person who asked, and leaves the server
 * as it is. Everything else that fails is told in general words.
 */
export class Refusal extends HttpException {
  /** @param retryAfterSeconds when the same request may succeed. */
  constructor(
    status: number,
    sentence: string,
    readonly retryAfterSeconds?: number,
  ) {
    super(sentence, status);
  }
}
