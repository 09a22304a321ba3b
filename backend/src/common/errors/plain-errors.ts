import type { NextFunction, Request, Response } from 'express';

/** For calls whose page shows an error's body as it is: the sentence alone, as text. */
export function plainErrors(_request: Request, response: Response, next: NextFunction): void {
  response.locals['plainErrors'] = true;
  next();
}

export const isPlain = (response: Response): boolean => response.locals['plainErrors'] === true;
