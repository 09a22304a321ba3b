import type { AppViewRoute } from '@bull-board/api/typings/app';
import { ExpressAdapter } from '@bull-board/express';

/** Styles and fonts that the board would fetch from elsewhere; it does without. */
const foreignLinks = /<link\b[^>]*\bhref="https?:[^>]*>/g;

/** The board's pages, made of its own files alone. */
export class BoardPages extends ExpressAdapter {
  constructor() {
    super();
    // The board is an Express application of its own.
    this.app.disable('x-powered-by');
  }

  override setEntryRoute(page: AppViewRoute): this {
    this.app[page.method](page.route, (_request, response, next) => {
      const { basePath, uiConfig } = this;
      const { name, params } = page.handler({ basePath, uiConfig });
      response.render(name, params, (error: Error | null, html: string) => {
        if (error === null) response.send(html.replace(foreignLinks, ''));
        else next(error);
      });
    });
    return this;
  }
}
