import { limits } from '../../limits.js';
import { number } from '../field-rules.js';

const margin = (label: string) =>
  number({
    label,
    hint: 'Enter a value between -100 and 100',
    unit: 'percent',
    mayBeUnknown: true,
    min: -100,
    max: 100,
    tooLow: `${label} must be between -100 and 100`,
    tooHigh: `${label} must be between -100 and 100`,
  });

export const financialFields = {
  annual_revenue: number({
    label: 'Annual revenue',
    hint: 'Of the last full year, without sales tax. “850k” and “1.2 million” are understood.',
    unit: 'money',
    mayBeUnknown: true,
    min: 0,
    max: limits.revenue,
    step: 1000,
    tooLow: 'Annual revenue must be positive',
  }),
  gross_profit_margin: margin('Gross profit margin'),
  net_profit_margin: margin('Net profit margin'),
} as const;
