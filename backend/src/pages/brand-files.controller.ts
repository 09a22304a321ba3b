import { Controller, Get, Param, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Brand } from '../brand/brand.js';
import { brandSheet, type BrandSheet } from './brand-sheet.js';
import { faviconPicture, logoPicture } from './document/drawn-mark.js';
import { sendTagged } from './send-tagged.js';

/** Always asked for again, because a new setting changes the file and not its address. */
const revalidated = 'no-cache';

/** The files that look as the brand does: its style sheet, logo and icon. */
@Controller()
export class BrandFilesController {
  private readonly sheet: BrandSheet;

  constructor(private readonly brand: Brand) {
    this.sheet = brandSheet(brand);
  }

  /**
   * Sends the present sheet for any version: during an upgrade, a document of another process may
   * name a sheet that this one does not have.
   */
  @Get('assets/brand.:hash.css')
  sendSheet(@Param('hash') hash: string, @Res() response: Response): void {
    const { css, hash: own } = this.sheet;
    response.set({
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': hash === own ? 'public, max-age=31536000, immutable' : revalidated,
    });
    sendTagged(response, css);
  }

  @Get('logo.svg')
  sendLogo(@Res() response: Response): void {
    const { logo, colors } = this.brand;
    response.set({ 'Content-Type': logo?.type ?? 'image/svg+xml', 'Cache-Control': revalidated });
    sendTagged(response, logo?.content ?? Buffer.from(logoPicture(colors)));
  }

  @Get('favicon.svg')
  sendIcon(@Res() response: Response): void {
    response.set({ 'Content-Type': 'image/svg+xml', 'Cache-Control': revalidated });
    sendTagged(response, Buffer.from(faviconPicture(this.brand.colors)));
  }
}
