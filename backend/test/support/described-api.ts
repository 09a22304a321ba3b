import { controllersOf } from '../../src/api-description/controllers-of.js';
import { type OpenApi, openApiOf } from '../../src/api-description/open-api.js';
import { AppModule, everywhere } from '../../src/app.module.js';
import { webRooms } from '../../src/web-rooms.js';

/** The description of the API, as `GET /api/openapi.json` sends it. */
export const describedApi = (): OpenApi =>
  openApiOf(controllersOf({ module: AppModule, imports: [...everywhere, ...webRooms] }));
