import { controllersOf } from '../../src/api-description/controllers-of.js';
import { type OpenApi, openApiOf } from '../../src/api-description/open-api.js';
import { AppModule } from '../../src/app.module.js';

/** The description of the API, as `GET /api/openapi.json` sends it. */
export const describedApi = (): OpenApi => openApiOf(controllersOf(AppModule.forRole('web')));
