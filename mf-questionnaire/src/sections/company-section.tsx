import { ChoiceField } from '../fields/choices/choice-field.js';
import { EmailField } from '../fields/email/email-field.js';
import { NumberField } from '../fields/numbers/number-field.js';
import { TextField } from '../fields/texts/text-field.js';
import { FieldRow } from './field-row.js';

/** Who and where the company is, and who owns it. */
export function CompanySection() {
  return (
    <>
      <TextField name="company_info.name" autoComplete="organization" />
      <FieldRow>
        <TextField name="company_info.owner_first_name" autoComplete="given-name" />
        <TextField name="company_info.owner_last_name" autoComplete="family-name" />
      </FieldRow>
      <FieldRow>
        <EmailField name="company_info.owner_email" />
        <TextField name="company_info.owner_phone" autoComplete="tel" />
      </FieldRow>
      <FieldRow>
        <ChoiceField name="company_info.country" autoComplete="country" />
        <ChoiceField name="company_info.industry" />
      </FieldRow>
      <TextField name="meta.trade" autoComplete="off" optional />
      <FieldRow>
        <NumberField name="company_info.active_partners" />
        <NumberField name="company_info.silent_partners" />
      </FieldRow>
    </>
  );
}
