import { NotKnownNote } from '../fields/not-known/not-known-note.js';
import { NumberField } from '../fields/numbers/number-field.js';
import { PercentGroupField } from '../fields/percents/percent-group-field.js';
import { FieldRow } from './field-row.js';

/** How loyal customers are, and what kinds of revenue they bring. */
export function CustomerSection() {
  return (
    <>
      <FieldRow>
        <NumberField name="customer.top_clients_revenue" />
        <NumberField name="customer.retention_rate" />
      </FieldRow>
      <PercentGroupField name="customer.revenue_breakdown" />
      <NotKnownNote />
    </>
  );
}
