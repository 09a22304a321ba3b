import { MoneyField } from '../fields/money-field.js';
import { NotKnownLead } from '../fields/not-known-lead.js';
import { NumberField } from '../fields/number-field.js';
import { FieldRow } from './field-row.js';
import { MoreExact } from './more-exact.js';

/** Revenue and margins, and what makes them comparable. */
export function FinancialSection() {
  return (
    <>
      <NotKnownLead />
      <MoneyField name="financial.annual_revenue" />
      <FieldRow>
        <NumberField name="financial.gross_profit_margin" />
        <NumberField name="financial.net_profit_margin" />
      </FieldRow>
      <MoreExact />
    </>
  );
}
