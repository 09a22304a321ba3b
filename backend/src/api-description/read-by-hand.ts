import { credentialsSchema } from '@ellac/contracts';
import type { JsonSchema } from './class-schema.js';
import type { ContractSchema } from './contract-schema.js';

const token: JsonSchema = {
  name: 'token',
  in: 'query',
  required: true,
  description: 'The token of the mailed link.',
  schema: { type: 'string' },
};

/** Parameters that a controller reads from the request itself, each by its route. */
export const parametersReadByHand: Readonly<Partial<Record<string, readonly JsonSchema[]>>> = {
  'GET /api/verify-report/:reportId': [token],
};

/** Bodies that are checked before any pipe runs, each by its route. */
export const bodiesReadByHand: Readonly<Partial<Record<string, ContractSchema>>> = {
  'POST /api/login': credentialsSchema,
};
