/** Dialling codes of the countries of the European Union (ITU-T E.164). */
const countries: Readonly<Record<string, string>> = {
  '30': 'Greece',
  '31': 'the Netherlands',
  '32': 'Belgium',
  '33': 'France',
  '34': 'Spain',
  '351': 'Portugal',
  '352': 'Luxembourg',
  '353': 'Ireland',
  '356': 'Malta',
  '357': 'Cyprus',
  '358': 'Finland',
  '359': 'Bulgaria',
  '36': 'Hungary',
  '370': 'Lithuania',
  '371': 'Latvia',
  '372': 'Estonia',
  '385': 'Croatia',
  '386': 'Slovenia',
  '39': 'Italy',
  '40': 'Romania',
  '420': 'Czechia',
  '421': 'Slovakia',
  '43': 'Austria',
  '45': 'Denmark',
  '46': 'Sweden',
  '48': 'Poland',
  '49': 'Germany',
};

/**
 * The country that a phone number belongs to, where the form knows only the European Union and law
 * and custom depend on the country; undefined for a number without a dialling code of one.
 */
export function placeOf(phone: string): string | undefined {
  const [, digits = ''] = /^\s*(?:\+|00)([\d\s()./-]*)$/.exec(phone) ?? [];
  const number = digits.replace(/\D/g, '');
  return Object.entries(countries).find(([code]) => number.startsWith(code))?.[1];
}
