import type { NextFunction, Request, Response } from 'express';

/**
 * The files of the questionnaire as an element. No part begins with a dot and none is escaped, so
 * that no address leads from here to other files.
 */
const elementFiles = /^\/mf\/mf-questionnaire\/embed(\/[\w-][\w.-]*)+$/;

/**
 * Lets pages of any origin load an answer as a module: for files that are the same for everybody
 * and never come with a cookie.
 */
export function openToAllSites(response: Response): void {
  response.set({
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
}

/** Opens the files of the questionnaire as an element to all sites. */
export function openElementFiles(request: Request, response: Response, next: NextFunction): void {
  if (elementFiles.test(request.path)) openToAllSites(response);
  next();
}
