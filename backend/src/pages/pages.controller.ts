import { Controller, Get, NotFoundException, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { nameRequest } from '../common/logging/request-log.js';
import { Environment } from '../config/environment.js';
import { contentPolicy } from './content-policy.js';
import { notDeployedDocument, renderDocument } from './document.js';
import { ImportMapService } from './import-map.service.js';
import { pageAt } from './page.js';

/** Answers every path that nothing else answers; its module therefore comes last. */
@Controller()
export class PagesController {
  constructor(
    private readonly environment: Environment,
    private readonly importMaps: ImportMapService,
  ) {}

  @Get('{*path}')
  async show(@Req() request: Request, @Res() response: Response): Promise<void> {
    const page = pageAt(request.path);
    nameRequest(response, page?.route ?? null);
    if (/^\/api(\/|$)/i.test(request.path)) throw new NotFoundException();
    const map = await this.importMaps.current();
    if (map === null) {
      response
        .status(503)
        .set({ 'Content-Security-Policy': contentPolicy(''), 'Retry-After': '5' })
        .send(notDeployedDocument);
      return;
    }
    const { html, importMap } = renderDocument({
      map,
      app: page?.app ?? null,
      companyName: this.environment.COMPANY_NAME,
      year: new Date().getFullYear(),
    });
    response.set('Content-Security-Policy', contentPolicy(importMap));
    if (page?.isPrivate === false) {
      // Kept, but asked for again each time: the next document may name newer bundles.
      response.set('Cache-Control', 'no-cache').removeHeader('X-Robots-Tag');
    }
    response.status(page === null ? 404 : 200).send(html);
  }
}
