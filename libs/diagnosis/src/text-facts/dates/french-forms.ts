import {
  inFigures,
  isSpanOfYears,
  month,
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
  'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt'.split(
    ' ',
  );
const tens = 'vingt trente quarante cinquante soixante'.split(' ');

/** A number up to 79 in figures or in words, as part of a pattern. */
export const frenchNumber = String.raw`(?:\d{1,2}|(?:${tens.join('|')})(?:[- ]et[- ](?:une?|onze)|[- ](?:${smallNumbers.slice(2, 20).toReversed().join('|')}))?|${smallNumbers.slice(2).toReversed().join('|')}|une?)`;

function numberOf(words: string): string {
  const text = words.toLowerCase().replaceAll(' ', '-').replace('-et-', '-');
  if (/^une?$/.test(text)) return '1';
  if (text.startsWith('une-dizaine')) return '10';
  const small = smallNumbers.indexOf(text);
  if (small > 0) return `${small}`;
  const ten = tens.findIndex((each) => text === each || text.startsWith(`${each}-`));
  if (ten < 0) return words;
  const one = text.slice(tens[ten]!.length + 1);
  return `${(ten + 2) * 10 + Math.max(smallNumbers.indexOf(one.replace(/^une$/, 'un')), 0)}`;
}

const words = inEnglishBy(
  [
    [/^depuis/, 'since'],
    [/^avant/, 'before'],
    [/^d'ici/, 'by'],
    [/^jusqu/, 'until'],
    [/^(?:debut|au debut)/, 'early'],
    [/^(?:mi|milieu|courant)/, 'mid'],
    [/^(?:la )?fin/, 'end'],
    [/^(?:prochain|qui vient)/, 'next'],
    [/^ce/, 'this'],
    [/^(?:dernier|derniere|passe)/, 'last'],
    [/^(?:chaque|tous|toutes)/, 'every'],
    [/^jan/, 'january'],
    [/^fev/, 'february'],
    [/^mars/, 'march'],
    [/^av/, 'april'],
    [/^mai/, 'may'],
    [/^juin/, 'june'],
    [/^juil/, 'july'],
    [/^aou/, 'august'],
    [/^printemps/, 'spring'],
    [/^ete/, 'summer'],
    [/^automne/, 'autumn'],
    [/^hiver/, 'winter'],
    [/^noel/, 'christmas'],
    [/^semestre/, 'half'],
    [/^(?:premier|1er)/, 'first'],
    [/^(?:deuxieme|second|2e)/, 'second'],
    [/^(?:troisieme|3e)/, 'third'],
    [/^(?:quatrieme|4e)/, 'fourth'],
    [/^an/, 'years'],
    [/^demi/, 'half a'],
  ],
  numberOf,
);

/** The groups of a match with English words; a choice may also stand behind its noun. */
export const frenchInEnglish = ({ behind, ahead, ...groups }: Groups): Groups =>
  words({ ...groups, which: behind ?? groups['which'], relative: groups['relative'] ?? ahead });

const lead = String.raw`(?:\b(?<edge>avant|d'ici|jusqu'(?:en|au|a)|depuis|apres|en|au|a|des|pour|vers|pendant|durant|dans|le|du|de)\s|\b[dl]')?(?:(?:a|au|la|le|les|de|du|en|partir)\s|l'){0,3}(?:\b(?<part>debut|mi|fin|milieu|courant)[\s-](?:(?:de|du|la|le|d')\s?|de\s?l'|l'){0,2})?(?:\b(?<which>cet|cette|ce|chaque|tous\sles|toutes\sles)\s)?`;
const behind = String.raw`(?:\s(?<behind>prochaine?s?|qui\svient|derniere?|passee?)\b)`;
const year = String.raw`(?:\s(?:de\s(?:l'annee\s)?)?(?:(?<year>(?:19|20)\d\d)(?!\d)|(?:de\s)?l'(?:an(?:nee)?)\s(?<relative>prochaine?|derniere?|passee?)\b|(?<ahead>cette)\sannee\b))`;
const monthName = String.raw`(?:janv(?:ier)?|fev(?:rier|r)?|mars|avr(?:il)?|mai|juin|juil(?:let)?|aout|sept(?:embre)?|oct(?:obre)?|nov(?:embre)?|dec(?:embre)?)\b\.?`;

const form = (body: string, period: Form['period'], isYear?: Form['isYear']): Form => ({
  pattern: new RegExp(body, 'giu'),
  inEnglish: frenchInEnglish,
  period,
  ...(isYear && { isYear }),
});

const always = () => true;

/** How times are named in French, without accents; from the most exact to the vaguest form. */
export const frenchForms: readonly Form[] = [
  ...inFigures,
  form(
    String.raw`${lead}(?:\b(?<day>\d{1,2})(?:er)?\s)?\b(?<name>${monthName})(?![a-z])(?:${year}|${behind})?`,
    month,
  ),
  form(
    String.raw`${lead}\b(?<name>printemps|ete|automne|hiver|noel)\b(?:${year}|${behind})?`,
    season,
  ),
  form(
    String.raw`\b(?:[QT](?<figure>[1-4])|(?<ordinal>premier|1er|deuxieme|second|2e|troisieme|3e|quatrieme|4e)\s(?<unit>trimestre|semestre))\b${year}`,
    quarter,
  ),
  {
    ...form(
      String.raw`\b(?:dans|d'ici(?:\sa)?|sous)\s(?:(?:les|environ|a\speu\spres|moins\sde|au\splus|peut-etre|encore|deux\sou)\s){0,3}(?<low>demi|une\sdizaine\sd'|${frenchNumber})(?:(?:\s?[-–]\s?|\s(?:ou|a)\s)(?<high>${frenchNumber}))?\s?(?:prochaine?s\s)?(?<unit>ans?|annees?|mois|semaines?)\b(?<more>\set\sdemie?\b)?`,
      span,
    ),
    isYear: isSpanOfYears,
  },
  form(
    String.raw`${lead}\b(?:(?:an(?:nee)?)\b${behind}?|(?<end>fin\sd'annee)\b)`,
    relativeYear,
    always,
  ),
  form(
    String.raw`(?<![\d$£€.,/])${lead}\b(?<year>20[2-9]\d)\b(?![/,.]?\d|\s?(?:%|pour\scent|euros?|€|clients|salaries|personnes|pieces|heures|km|commandes)\b)`,
    yearAlone,
    always,
  ),
];
