import { formatExactMoney } from '@ellac/contracts';
import { useCountry } from '../numbers/use-country.js';
import { useNotation } from '../numbers/use-notation.js';
import { useUnread } from '../numbers/use-unread.js';

/** What stands beside an amount: `= £1,850,000`; empty where none was entered or understood. */
export function useMoneyEcho(path: string, amount: number | null): string {
  const country = useCountry();
  const notation = useNotation();
  const isUnderstood = useUnread(path) === null && amount !== null && amount > 0;
  return isUnderstood ? `= ${formatExactMoney(amount, country, notation)}` : '';
}
