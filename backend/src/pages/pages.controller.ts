import { Controller, Get, NotFoundException, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Brand } from '../brand/brand.js';
import { sendPacked } from '../common/http/send-packed.js';
import { nameRequest } from '../common/logging/request-log.js';
import { Environment } from '../config/environment.js';
import { legalLinksOf } from '../config/legal-links.js';
import { contentPolicy } from './document/content-policy.js';
import { documentLook, type DocumentLook } from './document/document-look.js';
import { notDeployedDocument, renderDocument } from './document/document.js';
import { ImportMapService } from './import-map/import-map.service.js';
import { pageAt } from './page.js';
import { tag } from './send-tagged.js';

/** Handles every path that no other module handles; its module therefore comes last. */
@Controller()
export class PagesController {
  private readonly look: DocumentLook;

  constructor(
    private readonly environment: Environment,
    private readonly importMaps: ImportMapService,
    brand: Brand,
  ) {
    this.look = documentLook(brand, environment.COMPANY_NAME);
  }

  @Get('{*path}')
  async show(@Req() request: Request, @Res() response: Response): Promise<void> {
    const page = pageAt(request.path);
    nameRequest(response, page?.route ?? null);
    if (/^\/api(\/|$)/i.test(request.path)) throw new NotFoundException();
    const isFrame = page?.isFrame === true;
    const embedders = isFrame ? this.environment.EMBED_ORIGINS : [];
    // X-Frame-Options cannot list origins, and would contradict the content policy.
    if (embedders.length > 0) response.removeHeader('X-Frame-Options');
    const map = await this.importMaps.current();
    if (map === null) {
      response
        .status(503)
        .set({ 'Content-Security-Policy': contentPolicy('', embedders), 'Retry-After': '5' })
        .send(notDeployedDocument(this.look));
      return;
    }
    const { html, importMap } = renderDocument({
      map,
      app: page?.app ?? null,
      isFrame,
      look: this.look,
      companyName: this.environment.COMPANY_NAME,
      legalLinks: legalLinksOf(this.environment),
      year: new Date().getFullYear(),
    });
    response.set('Content-Security-Policy', contentPolicy(importMap, embedders));
    if (page?.isPrivate === false) {
      // Cached but revalidated each time, because the next document may name newer bundles.
      response.set('Cache-Control', 'no-cache');
      if (!isFrame) response.removeHeader('X-Robots-Tag');
    }
    tag(response.status(page === null ? 404 : 200).type('html'), html);
    await sendPacked(request, response, html);
  }
}
