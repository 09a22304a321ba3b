import type { NextFunction, Request, Response } from 'express';

/**
 * The files of the questionnaire as an element, and the script for pages with it in a frame. No
 * part begins with a dot and none is escaped, so that no address leads from here to other files.
 */
const filesForAll = /^\/(mf\/mf-questionnaire\/embed(\/[\w-][\w.-]*)+|embed-frame\.js)$/;

/**
 * Lets pages of any origin load a file as a module. Only for files that are the same for everybody
 * and never sent with a cookie.
 */
export function openToAllSites(response: Response): void {
  response.set({
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
}

/** Opens to all sites the files with which they embed the questionnaire. */
export function openEmbedFiles(request: Request, response: Response, next: NextFunction): void {
  if (filesForAll.test(request.path)) openToAllSites(response);
  next();
}
