const opening = String.raw`(we (have|do|offer) |there (is|are) |currently,? |at present,? )?`;

const missing = [
  String.raw`none\b(?! of)`,
  String.raw`no (formal |structured |regular |specific |official |special |real )?(training|program)`,
  String.raw`not? (yet|formal)\b`,
  String.raw`nothing\b`,
  String.raw`n\/?a\b`,
];

const informal = [
  'ad[ -]?hoc',
  'informal',
  'learning by doing',
  String.raw`(only )?on[ -]the[ -]job( training)?( only)?\s*([.,;]|$)`,
];

/** Whether a text about training begins by saying that there is none, or that it is informal. */
export const soundsInformal = (training: string): boolean =>
  new RegExp(String.raw`^\s*${opening}(${[...missing, ...informal].join('|')})`, 'i').test(
    training,
  );
