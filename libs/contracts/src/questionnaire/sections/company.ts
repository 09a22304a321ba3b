import { countryChoices, industryChoices } from '../../enumerations.js';
import { emailPattern, limits } from '../../limits.js';
import { choice, number, text, type EmailRule } from '../field-rules.js';

export const companyFields = {
  name: text({
    label: 'Company name',
    isOneLine: true,
    min: 2,
    max: 100,
    tooShort: 'Company name must be at least 2 characters',
  }),
  owner_first_name: text({
    label: "Owner's first name",
    isOneLine: true,
    min: 1,
    max: limits.personName,
    tooShort: "Owner's first name is required",
  }),
  owner_last_name: text({
    label: "Owner's last name",
    isOneLine: true,
    min: 1,
    max: limits.personName,
    tooShort: "Owner's last name is required",
  }),
  owner_email: {
    kind: 'email',
    label: "Owner's e-mail address",
    hint: 'Your report is sent to this address.',
    max: limits.email,
    pattern: emailPattern,
    invalid: 'Invalid email address',
  } satisfies EmailRule as EmailRule,
  owner_phone: text({
    label: "Owner's phone number",
    isOneLine: true,
    hint: 'With country code, for example +1 555 010 0199.',
    min: 10,
    max: limits.phone,
    tooShort: 'Please enter a valid phone number',
  }),
  country: choice({
    label: 'Country',
    hint: 'Sets the currency of your revenue.',
    choices: countryChoices,
    invalid: 'Please select a country',
  }),
  industry: choice({
    label: 'Industry',
    hint: 'Margins and retention are compared with orientation values for it.',
    choices: industryChoices,
    invalid: 'Please select an industry',
  }),
  active_partners: number({
    label: 'Active partners',
    hint: 'Owners who work in the business, you included.',
    unit: 'partners',
    min: 1,
    max: limits.people,
    initial: 1,
    tooLow: 'Must have at least 1 active partner',
  }),
  silent_partners: number({
    label: 'Silent partners',
    hint: 'Owners who do not work in the business.',
    unit: 'partners',
    min: 0,
    max: limits.people,
  }),
} as const;
