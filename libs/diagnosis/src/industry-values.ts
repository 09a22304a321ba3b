import type { Industry } from '@ellac/contracts';
import type { SourceKey } from './sources.js';

/**
 * What is usual in an industry, in %. Orientation values: the margins found are of listed companies
 * or from surveys by vendors, and none is made for one country, so texts never call them a norm.
 */
export interface IndustryValues {
  readonly gross: number;
  /** The net margin that counts as good. */
  readonly netGood: number;
  readonly retention: number;
  /** Where the values come from, and which of them are judgement. */
  readonly mark: string;
  readonly sources: readonly SourceKey[];
}

export const industryValues: Readonly<Record<Industry, IndustryValues>> = {
  manufacturing: {
    gross: 37.5,
    netGood: 10,
    retention: 75,
    mark: 'Margins: listed US machinery firms (37.5 / 10.6). Retention: mean of all industries; the often repeated 67% could not be verified.',
    sources: ['MAR1', 'RET1'],
  },
  technology: {
    gross: 50,
    netGood: 10,
    retention: 78,
    mark: 'Gross margin is judgement: listed software (71.7 / 25.5) is no yardstick for small IT firms, and European computer services have 21. Retention: between IT services (81) and SaaS (68 to 74).',
    sources: ['MAR1', 'MAR3', 'RET2', 'RET3', 'RET4'],
  },
  retail: {
    gross: 31,
    netGood: 4,
    retention: 63,
    mark: 'Gross margin quoted second-hand and unverified; net margin is judgement.',
    sources: ['RET2'],
  },
  services: {
    gross: 30,
    netGood: 10,
    retention: 80,
    mark: 'Gross margin: European business and consumer services. Retention lies between consulting (85) and all industries (75), because the choice also holds salons, cleaners and restaurants.',
    sources: ['MAR3', 'RET1', 'RET3'],
  },
  healthcare: {
    gross: 30,
    netGood: 8,
    retention: 77,
    mark: 'Gross margin: European hospitals (support services have 23); net margin is judgement.',
    sources: ['MAR3', 'RET4'],
  },
  financial_services: {
    gross: 60,
    netGood: 15,
    retention: 76,
    mark: 'Margins: between listed brokers (53 / 14) and non-bank lenders (69 / 22). Retention: banking 75, financial services 74 to 78.',
    sources: ['MAR1', 'RET2', 'RET3', 'RET4'],
  },
  other: {
    gross: 37,
    netGood: 10,
    retention: 75,
    mark: 'Margins: all listed US companies (37.8 / 9.7). Retention: mean of all industries.',
    sources: ['MAR1', 'RET1'],
  },
};
