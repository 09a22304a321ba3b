import { Param, ParseUUIDPipe } from '@nestjs/common';
import { Refusal } from '../errors/refusal.js';

/** The id in a path. One that no row can have is merely not found, with this sentence. */
export const IdParam = (name: string, notFound: string): ParameterDecorator =>
  Param(name, new ParseUUIDPipe({ exceptionFactory: () => new Refusal(404, notFound) }));
