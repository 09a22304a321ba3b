import type { Industry } from '@ellac/contracts';
import { financialServices } from './financial-services.js';
import { healthcare } from './healthcare.js';
import { manufacturing } from './manufacturing.js';
import { other } from './other.js';
import { retail } from './retail.js';
import { services } from './services.js';
import { technology } from './technology.js';
import type { Trade } from './trade.js';

export const trades: Readonly<Record<Industry, Trade>> = {
  manufacturing,
  technology,
  retail,
  services,
  healthcare,
  financial_services: financialServices,
  other,
};
