import { QueryFailedError } from 'typeorm';

/** PostgreSQL's code for a row that would be there twice. */
const duplicate = '23505';

/** Whether a write failed because there is such a row already, by any unique index or by this one. */
export const isDuplicate = (error: unknown, index?: string): boolean =>
  error instanceof QueryFailedError &&
  Reflect.get(error, 'code') === duplicate &&
  (index === undefined || Reflect.get(error, 'constraint') === index);
