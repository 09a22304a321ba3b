import {
  inFigures,
  isSpanOfYears,
  month,
  nextDay,
  quarter,
  relativeYear,
  season,
  span,
  yearAlone,
  type Form,
  type Groups,
} from './forms.js';
import { inEnglishBy } from './in-english.js';

const smallNumbers =
  'null ein zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn zwanzig'.split(
    ' ',
  );
const tens = 'zwanzig dreissig vierzig funfzig sechzig siebzig achtzig'.split(' ');
const ones = smallNumbers.slice(1, 10).join('|');

/** A number up to 89 in figures or in words, as part of a pattern. */
export const germanNumber = String.raw`(?:\d{1,2}|(?:(?:${ones})und)?(?:${tens.join('|')})|${smallNumbers.slice(2).toReversed().join('|')}|ein(?:e[mnrs]?)?|andert)`;

function numberOf(words: string): string {
  const text = words.toLowerCase();
  if (/^(?:ein(?:e[mnrs]?)?|andert)$/.test(text)) return '1';
  const small = smallNumbers.indexOf(text);
  if (small > 0) return `${small}`;
  const [one, ten] = text.includes('und') ? text.split('und') : ['', text];
  const place = tens.indexOf(ten ?? '');
  return place < 0 ? words : `${(place + 2) * 10 + Math.max(smallNumbers.indexOf(one ?? ''), 0)}`;
}

/** The groups of a match with the words that the English forms have. */
export const germanInEnglish: (groups: Groups) => Groups = inEnglishBy(
  [
    [/^seit$/, 'since'],
    [/^vor$/, 'before'],
    [/^bis$/, 'until'],
    [/^mitte/, 'mid'],
    [/^(?:ende|spat)/, 'end'],
    [/^(?:nachst|kommend)/, 'next'],
    [/^dies/, 'this'],
    [/^(?:letzt|vorig|vergangen)/, 'last'],
    [/^(?:jede|alle)/, 'every'],
    [/^jan/, 'january'],
    [/^feb/, 'february'],
    [/^marz/, 'march'],
    [/^mai/, 'may'],
    [/^okt/, 'october'],
    [/^dez/, 'december'],
    [/^(?:fruhling|fruhjahr)/, 'spring'],
    [/^(?:anfang|fruhe)/, 'early'],
    [/^sommer/, 'summer'],
    [/^herbst/, 'autumn'],
    [/^weihnacht/, 'christmas'],
    [/^(?:halbjahr|jahreshalfte)/, 'half'],
    [/^(?:erste|1\.)/, 'first'],
    [/^(?:zweite|2\.)/, 'second'],
    [/^(?:dritte|3\.)/, 'third'],
    [/^(?:vierte|4\.)/, 'fourth'],
    [/^jahr/, 'years'],
    [/^ein(?:em|es)? halbe/, 'half a'],
    [/^(?:ein )?paar/, 'a couple of'],
  ],
  numberOf,
);

const lead = String.raw`(?:\b(?<edge>vor|bis|seit|nach|ab|im|in|ins|zum|am|per|um|gegen|auf|fur|von|mit)\s)?(?:(?:dem|den|der|des|die|das|zum|zur|zu|im|in|am|etwa|ca\.?|spatestens|vor)\s){0,3}(?:\b(?<part>anfang|mitte|ende|fruhe[nr]?|spate[nr]?)\s(?:des\s|der\s|vom\s|von\s|im\s)?)?(?:\b(?<which>diese[nsmr]?|nachste[nsmr]?|kommende[nsmr]?|letzte[nsmr]?|vorige[nsmr]?|vergangene[nsmr]?|jede[nsmr]?|alle)\s)?`;
const year = String.raw`(?:,?\s(?:des\s(?:jahres\s)?|von\s|im\s)?(?:(?<year>(?:19|20)\d\d)(?!\d)|(?:im\s)?(?<relative>nachste[ns]|kommende[ns]|diese[ns]|letzte[ns]|jede[ns])\sjahr(?:e?s)?\b))`;
const monthName = String.raw`(?:jan(?:uar|ner)?|feb(?:ruar|er)?|marz|apr(?:il)?|mai|juni?|juli?|aug(?:ust)?|sept?(?:ember)?|okt(?:ober)?|nov(?:ember)?|dez(?:ember)?)\b\.?`;
const filler = String.raw`(?:(?:von|den|dem|der|die|das|nachsten|kommenden|etwa|rund|ca\.?|circa|ungefahr|spatestens|weniger|als|maximal|hochstens|vielleicht|nur|noch|weiteren)\s){0,4}`;

const form = (body: string, period: Form['period'], isYear?: Form['isYear']): Form => ({
  pattern: new RegExp(body, 'giu'),
  inEnglish: germanInEnglish,
  period,
  ...(isYear && { isYear }),
});

const always = () => true;

/** How times are named in German, without accents; from the most exact to the vaguest form. */
export const germanForms: readonly Form[] = [
  ...inFigures,
  form(String.raw`(?<![\d.,])\b(?<day>\d{1,2})\.(?<number>\d{1,2})\.(?!\d)`, nextDay),
  form(
    String.raw`${lead}(?:\b(?<day>\d{1,2})\.?\s)?\b(?<name>${monthName})(?![a-z])${year}?`,
    month,
  ),
  form(
    String.raw`${lead}\b(?<name>fruhling|fruhjahr|sommer|herbst|winter|weihnachten)s?\b${year}?`,
    season,
  ),
  form(
    String.raw`\b(?:Q(?<figure>[1-4])|(?<ordinal>(?:erst|zweit|dritt|viert)e[nrs]?|[1-4]\.)\s(?<unit>quartals?|halbjahr(?:e?s)?|jahreshalfte))\b${year}`,
    quarter,
  ),
  {
    ...form(
      String.raw`\b(?:in|innerhalb|binnen|innert|uber|bis\sin|noch|(?:die|den|der)\s(?:nachsten|kommenden))\s${filler}(?<low>ein(?:em|es)?\shalbe[ns]?|(?:ein\s)?paar|${germanNumber})(?:(?:\s?[-–]\s?|\s(?:oder|bis)\s)(?<high>${germanNumber}))?(?<half>einhalb|halb)?\s(?:weiteren\s)?(?<unit>jahr(?:en?|es)?|monat(?:en?|s)?|wochen?)\b`,
      span,
    ),
    isYear: isSpanOfYears,
  },
  form(String.raw`\b(?<after>ubernachste[ns]?)\sjahr(?:e?s)?\b`, relativeYear, always),
  form(
    String.raw`${lead}\b(?:jahr(?:e?s)?\b|(?<end>jahresende|jahreswechsel|heuer)\b)`,
    relativeYear,
    always,
  ),
  form(
    String.raw`(?<![\d$£€.,/])${lead}\b(?<year>20[2-9]\d)\b(?![/,.]?\d|\s?(?:%|prozent|euro|€|franken|kunden|mitarbeiter|leute|stuck|quadratmeter|qm|km|stunden|auftrage)\b)`,
    yearAlone,
    always,
  ),
];
