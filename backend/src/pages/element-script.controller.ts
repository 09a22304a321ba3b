import { Controller, Get, Res } from '@nestjs/common';
import { defaultThemeColor } from '@ellac/contracts/brand';
import type { Response } from 'express';
import { Brand } from '../brand/brand.js';
import { openToAllSites } from './for-other-sites.js';
import { ImportMapService } from './import-map/import-map.service.js';
import { sendTagged } from './send-tagged.js';

/** The module that makes the questionnaire an element of any page. */
const element = '@ellac/mf-questionnaire/embed';

/** The stable address that other sites embed; it serves the published version. */
@Controller()
export class ElementScriptController {
  constructor(
    private readonly importMaps: ImportMapService,
    private readonly brand: Brand,
  ) {}

  @Get('embed.js')
  async send(@Res() response: Response): Promise<void> {
    openToAllSites(response);
    const map = await this.importMaps.current();
    const url = map?.imports[element];
    if (url === undefined) {
      if (map === null) response.set('Retry-After', '5');
      response
        .status(map === null ? 503 : 404)
        .type('text/plain')
        .send('The questionnaire for other pages is not deployed yet.\n');
      return;
    }
    // Revalidated each time, because the next deploy names another file.
    response.set({
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
    });
    sendTagged(response, `import ${JSON.stringify(url + this.inColor())};\n`);
  }

  /** The element reads it from its own address; its own default needs no other address. */
  private inColor(): string {
    const { color } = this.brand;
    return color === defaultThemeColor ? '' : `?theme-color=${encodeURIComponent(color)}`;
  }
}
