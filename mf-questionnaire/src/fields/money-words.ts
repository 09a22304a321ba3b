import { currencyOf, formatMoney, type NumberRule } from '@ellac/contracts';

/** The label of an amount with its currency, and its hint with the parsed amount. */
export function moneyWords(
  { label, hint = '' }: NumberRule,
  amount: number | null,
  country: string,
): { readonly label: string; readonly hint: string } {
  const isGiven = amount !== null && amount > 0;
  return {
    label: `${label} (${currencyOf(country)})`,
    hint: isGiven ? `${hint} You entered ${formatMoney(amount, country)}.` : hint,
  };
}
