import type { Industry } from '@ellac/contracts';

/**
 * What is usual in an industry, in %. Orientation values: what was found is of listed companies or
 * from surveys by vendors, and none of it is of one country, so texts never call it a norm.
 */
export interface IndustryValues {
  readonly gross: number;
  /** The net margin that counts as good. */
  readonly netGood: number;
  readonly retention: number;
}

/** The values by industry; capitals beside each name its sources (sources.ts). */
export const industryValues: Readonly<Record<Industry, IndustryValues>> = {
  // Margins: listed US machinery firms (37.5 / 10.6). Retention: mean of all industries; the often
  // repeated 67% could not be verified. (MAR1, RET1)
  manufacturing: { gross: 37.5, netGood: 10, retention: 75 },
  // Gross margin is judgement: listed software (71.7 / 25.5) is no yardstick for small IT firms,
  // and European computer services have 21. Retention: between IT services (81) and SaaS (68 to
  // 74). (MAR1, MAR3, RET2, RET3, RET4)
  technology: { gross: 50, netGood: 10, retention: 78 },
  // Gross margin quoted second-hand and unverified; net margin is judgement. (RET2)
  retail: { gross: 31, netGood: 4, retention: 63 },
  // Gross margin: European business and consumer services. Retention lies between consulting (85)
  // and all industries (75), because the choice also holds salons, cleaners and restaurants.
  // (MAR3, RET1, RET3)
  services: { gross: 30, netGood: 10, retention: 80 },
  // Gross margin: European hospitals (support services have 23); net margin is judgement. (MAR3,
  // RET4)
  healthcare: { gross: 30, netGood: 8, retention: 77 },
  // Margins: between listed brokers (53 / 14) and non-bank lenders (69 / 22). Retention: banking
  // 75, financial services 74 to 78. (MAR1, RET2, RET3, RET4)
  financial_services: { gross: 60, netGood: 15, retention: 76 },
  // Margins: all listed US companies (37.8 / 9.7). Retention: mean of all industries. (MAR1, RET1)
  other: { gross: 37, netGood: 10, retention: 75 },
};
