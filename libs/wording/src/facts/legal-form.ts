/** Each legal form as it is printed, and other ways to write it. */
const forms: readonly (readonly [form: string, ...spellings: string[]])[] = [
  ['GmbH & Co. KG', 'GmbH & Co.KG', 'GmbH & Co'],
  ['UG & Co. KG', 'UG (haftungsbeschränkt) & Co. KG'],
  ['GmbH', 'gGmbH', 'Gesellschaft mbH', 'Ges.m.b.H.'],
  ['UG', 'UG (haftungsbeschränkt)'],
  ['AG', 'Aktiengesellschaft'],
  ['KG', 'Kommanditgesellschaft'],
  ['KGaA'],
  ['OHG'],
  ['OG'],
  ['GbR'],
  ['PartG mbB', 'PartG'],
  ['e.K.', 'e.Kfm.', 'e.Kfr.'],
  ['e.U.'],
  ['eG'],
  ['SE'],
  ['Ltd', 'Limited'],
  ['PLC'],
  ['LLP'],
  ['CIC'],
  ['DAC'],
  ['LLC'],
  ['PLLC'],
  ['Inc', 'Incorporated'],
  ['Corp', 'Corporation'],
  ['Pty Ltd', 'Pty Limited', 'Proprietary Limited'],
  ['SARL'],
  ['SASU'],
  ['SAS'],
  ['SA'],
  ['EURL'],
  ['SNC'],
  ['SRL'],
  ['SpA'],
  ['SL'],
  ['Lda'],
  ['BV'],
  ['NV'],
  ['VOF'],
  ['Sp. z o.o.'],
  ['s.r.o.'],
  ['A/S'],
  ['ApS'],
  ['AS'],
  ['AB'],
  ['Oy'],
  ['Oyj'],
];

/** The legal forms as they are printed, and their other spellings that no other word has. */
export const legalFormNames: readonly string[] = forms.flatMap(([form, ...others]) => [
  form,
  ...others.filter((other) => !/^(?:Limited|Incorporated|Corporation)$/.test(other)),
]);

/** In small letters, without accents and dots, with one space between words. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/(?<=\b\p{L})\. ?(?=\p{L}\b)|\./gu, '')
    .replace(/[&+]/gu, ' & ')
    .replace(/[^\p{L}\p{N}&/]+/gu, ' ')
    .trim();

/** The longest come first, since a form may end with another. */
const ends = forms
  .flatMap(([form, ...others]) =>
    [form, ...others].map((each) => ({ form, end: ` ${plain(each)}` })),
  )
  .toSorted((one, other) => other.end.length - one.end.length);

/** The legal form at the end of a company's name; undefined where none stands there. */
export function legalFormOf(company: string): string | undefined {
  const name = plain(company);
  return ends.find(({ end }) => name.endsWith(end))?.form;
}
