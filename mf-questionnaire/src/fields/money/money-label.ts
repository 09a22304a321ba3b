import { currencyOf, type NumberRule } from '@ellac/contracts';

/** The label of an amount, with its currency. */
export const moneyLabel = ({ label }: NumberRule, country: string): string =>
  `${label} (${currencyOf(country)})`;
