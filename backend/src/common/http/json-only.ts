import { UnsupportedMediaTypeException } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';

/**
 * Refuses bodies that are not JSON. Otherwise they would count as empty, and their sender
 * would read that all answers are missing.
 */
export function jsonOnly(request: Request, _response: Response, next: NextFunction): void {
  const isEmpty = request.header('Content-Length') === '0';
  next(isEmpty || request.is('json') !== false ? undefined : new UnsupportedMediaTypeException());
}
