import { MarginField } from '../fields/percents/margin-field.js';
import { MoneyField } from '../fields/money/money-field.js';
import { NotKnownNote } from '../fields/not-known/not-known-note.js';
import { FieldRow } from './field-row.js';
import { MoreExact } from './more-exact.js';

/** Revenue and margins, and what makes them comparable. */
export function FinancialSection() {
  return (
    <>
      <MoneyField name="financial.annual_revenue" />
      <FieldRow>
        <MarginField name="financial.gross_profit_margin" />
        <MarginField name="financial.net_profit_margin" />
      </FieldRow>
      <MoreExact />
      <NotKnownNote />
    </>
  );
}
