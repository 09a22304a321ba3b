import { Param, ParseUUIDPipe } from '@nestjs/common';
import { Refusal } from '../errors/refusal.js';

/**
 * The id in a path. An id that is not a UUID gets a 404 with this sentence, like an unknown one.
 */
export const IdParam = (name: string, notFound: string): ParameterDecorator =>
  Param(name, new ParseUUIDPipe({ exceptionFactory: () => new Refusal(404, notFound) }));
