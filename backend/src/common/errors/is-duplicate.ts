import { QueryFailedError } from 'typeorm';

/** PostgreSQL's code for a row that would be there twice. */
const duplicate = '23505';

/** Whether a write failed because there is such a row already. */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof QueryFailedError && Reflect.get(error, 'code') === duplicate;
