import type { ConcernedPerson, ExitRecipient } from '@ellac/contracts';
import { anyCase } from '../kinds/nouns.js';
import { recipientAmong } from './recipient.js';

/** Who works in a business, without accents. */
export const frenchRole = String.raw`(?:chef(?:fe)?(?: d[e'] ?\w+)?|responsable(?: d\w* ?\w+)?|compagnons?|boulangere?|patissiere?|bouchere?|cuisiniere?|comptable|secretaire|assistante?|infirmiere?|conducteurs?(?: de travaux)?|conductrice|chauffeurs?|livreur|soudeur|menuisiere?|macon|electricien(?:ne)?|plombier|mecanicien(?:ne)?|technicien(?:ne)?|developpeu(?:r|se)|vendeu(?:r|se)|commerciale?|directeur|directrice|gerante?|ingenieure?|dessinat(?:eur|rice)|acheteu(?:r|se)|associee?|salariee?s?|employee?s?|collaborat(?:eur|rice)s?|collegue|confrere|apprentie?s?|ouvriere?s?|frere|soeur|mari|femme|fils|fille|pere|mere|cousine?|neveu|niece|epoux|epouse|bras droit)`;

/** Capitalized words that are no names: they begin sentences, or name a title. */
const noName = String.raw`(?!(?:Je|J|Nous|On|Il|Elle|Ils|Elles|Le|La|Les|L|Un|Une|Des|Du|De|D|Mon|Ma|Mes|Notre|Nos|Son|Sa|Ses|Ce|Cet|Cette|C|Ça|Cela|Qui|Que|Quand|Si|Sans|Avec|Pour|Dans|Par|Sur|Chez|Et|Mais|Ou|Tout|Tous|Toute|Toutes|Rien|Personne|Aucun|Aucune|Seul|Seule|Moi|Lui|Deux|Trois|Quatre|Plusieurs|Beaucoup|Chaque|En|Au|Aux|À|A|Depuis|Après|Avant|M|Mme|Mlle|Monsieur|Madame|Clients?|Transports?|Impossible|Bientôt|Aujourd)(?!\p{L}))`;
const name = String.raw`${noName}\p{Lu}\p{Ll}+`;
const persons: readonly RegExp[] = [
  new RegExp(String.raw`(?:^|[,;] |[ '])(${name}), (?:notre|mon|ma|le|la|qui)\s`, 'u'),
  new RegExp(
    String.raw`\b(?:[Nn]otre|[Mm]on|[Mm]a) (?:[\p{Ll}’' -]{2,30} )?(${name})(?!\p{L})`,
    'u',
  ),
  new RegExp(
    String.raw`(?:^|[,;:] |(?<!\p{L})(?:[Ee]t|mais|[Ss]ans|[Ss]auf|[Ss]eule?|que) )(${name}) (?:est|a|part|va|veut|sait|peut|conna(?:î|i)t|nous|quitte|prend|arr(?:ê|e)te|s')`,
    'u',
  ),
  new RegExp(String.raw`(?<!\p{L})(?:sur|à|que|par|de) (${name})(?=[ ,.!]|$)`, 'u'),
];

/**
 * The name of the person in the sentence, as typed; never a role, because a report in English cannot use a
 * French one.
 */
export const frenchPersonIn = (typed: string): string | undefined =>
  persons.map((pattern) => pattern.exec(typed)?.[1]).find((found) => found !== undefined);

const others = anyCase`\b(?:il est|elle est|lui seul|elle seule|sa tete|(?:notre|mon|ma) (?:\w+ ){0,2}?${frenchRole}|(?:mme|m\.|monsieur|madame) \w+|une seule personne|un seul (?:d'entre nous|salarie|homme|compagnon))\b`;
const owner = /\b(?:je|moi|mon|ma|mes|me)\b|\b[jm]'/iu;

/** Who alone can do something; if the sentence does not say, the owner. */
export function frenchHolderIn(sentence: string, typed: string): ConcernedPerson {
  if (others.test(sentence)) return 'other';
  if (owner.test(sentence)) return 'owner';
  return frenchPersonIn(typed) === undefined ? 'owner' : 'other';
}

const aside =
  /\b(?:aucun(?:e)? de mes \w+|pas (?:a|de) (?:une? )?\w+|plutot qu'a (?:une? )?\w+|pas (?:un|une) \w+)|\b(?:enfants|fils|filles?)\b[^.;,]{0,20}\b(?:ne|n')\b|\b(?:avec|pour) (?:mes|nos) (?:\w+ )?enfants\b/giu;

const recipients: readonly (readonly [ExitRecipient, RegExp])[] = [
  ['family', /\b(?:fils|filles?|enfants?|neveux?|niece|gendre|famille)\b/iu],
  [
    'partner',
    /\bassociee?s?\b|\b(?:frere|soeur|cousine?)\b[^;]*\b(?:parts|moitie)\b|\b(?:ses|leurs) parts\b/iu,
  ],
  ['staff', anyCase`\b(?:salaries|employes|equipe|collaborateurs|${frenchRole})\b`],
  [
    'buyer',
    /\b(?:acheteurs?|acquereurs?|fonds d'investissement|groupe|chaine|concurrents?|investisseurs?)\b/iu,
  ],
];

/** To whom a sentence about an exit wants to hand over; `open` where it names nobody. */
export const frenchRecipientIn = (sentence: string): ExitRecipient =>
  recipientAmong(recipients, sentence.replace(aside, ''));
