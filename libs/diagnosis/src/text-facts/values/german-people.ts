import type { ConcernedPerson, ExitRecipient } from '@ellac/contracts';
import { anyCase } from '../kinds/nouns.js';
import { recipientAmong } from './recipient.js';

/** Who works in a business, without accents, as the end of a compound: `Werkstattmeister`. */
export const germanRole = String.raw`\w*(?:meister|leiter|fuhrer|halter|chef|koch|gesellen?|fahrer|techniker|burokraft|fachkraft|vertreter|verkaufer|programmierer|entwickler|schweisser|disponent|polier|bruder|schwester|mann|frau|sohn|tochter|vater|mutter|kollegen?|kollegin|partner|teilhaber|assistent|arzt|arztin|mfa|lehrlinge?|azubi|sekretar|planer|zeichner|elektriker|schreiner|tischler|backer|konditor|metzger|maurer|dachdecker|monteur|mechaniker|therapeut|berater|ingenieur|konstrukteur|prokurist|mitarbeiter|angestellten?|schwager|cousin|neffe|nichte)(?:in|innen|en|n|s)?`;

/** Capitalized words that begin a sentence and are no names. */
const noName = String.raw`(?!(?:Ich|Wir|Er|Sie|Es|Das|Der|Die|Dies\w*|Ein\w*|Kein\w*|Mein\w*|Unser\w*|Ihr|Man|Wer|Was|Wenn|Wie|Alle\w*|Alles|Nichts|Niemand|Jed\w+|Nur|Ohne|Mit|Bei|Nach|Seit|Und|Aber|Denn|Zwei|Drei|Vier|Viele|Kund\w+|Herr|Frau|Personal|Nachwuchs|Strom|Geld|Zeit|Arbeit|\p{Lu}\p{L}*(?:ung|heit|keit|schaft|tion|er|en|in|e|eit|rieb|ma)|${germanRole})(?!\p{L}))`;
const name = String.raw`${noName}\p{Lu}\p{L}+`;
/** A name that stands where only a person can stand, so that any name is taken. */
const sureName = String.raw`(?!(?:${germanRole}|Ich|Wir|Er|Sie|Es|Das|Der|Die|Ein\w*|Mein\w*|Unser\w*|Herr|Frau|Niemand|Kein\w*|Jed\w+)(?!\p{L}))\p{Lu}\p{Ll}+`;
const persons: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:^|[,;] |\b[Nn]ur )(${sureName}), (?:unser|mein|der|die)(?:e|er|em|en)?\s`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:[Uu]nser|[Mm]ein)(?:e|er|em|en)? (?:\p{Ll}+ )?${germanRole},? (${sureName})(?!\p{L})`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:[Nn]ur|[Aa]u(?:ß|ss)er) (${sureName}) (?:kann|wei(?:ß|ss)|kennt|darf|hat|macht|ist)(?!\p{L})`,
    'u',
  ),
  new RegExp(String.raw`\b(?:an|von|bei|auf) (${name})(?=[ ,.!]|$)`, 'u'),
  new RegExp(
    String.raw`^(${name}) (?:geht|verl(?:ä|ae|a)sst|h(?:ö|oe|o)rt|will|m(?:ö|oe|o)chte|zieht|wechselt|ist|kann|hat|macht|wei(?:ß|ss)|kennt|wird|scheidet|steigt)(?!\p{L})`,
    'u',
  ),
];

/**
 * The name of the person in the sentence, as typed; never a role, because a report in English cannot use a
 * German one.
 */
export const germanPersonIn = (typed: string): string | undefined =>
  persons.map((pattern) => pattern.exec(typed)?.[1]).find((found) => found !== undefined);

const others = anyCase`\b(?:er|ihm|ihn|sein(?:e[mnrs]?)? kopf|sie (?:allein|kann|weiss|kennt|hat)|(?:unser|mein)(?:e|er|em|en)? (?:\w+ )?${germanRole}|frau \w+|herr \w+|(?:ein|einer|eine) (?:einzige[rn]? )?(?:mitarbeiter(?:in)?|person|mann|frau|geselle|von uns))\b`;
const owner = /\b(?:ich|mir|mich|mein(?:e[mnrs]?)?)\b/iu;

/** Who alone can do something; if neither this sentence nor the one before says, the owner. */
export function germanHolderIn(sentence: string, typed: string): ConcernedPerson {
  if (others.test(sentence)) return 'other';
  if (owner.test(sentence)) return 'owner';
  return germanPersonIn(typed) === undefined ? 'owner' : 'other';
}

const aside =
  /\b(?:kein(?:e[mnrs]?)?(?: meiner| unserer)?|weder|nicht an (?:ein(?:e[mnrs]?)?|den|die)|statt an (?:ein(?:e[mnrs]?)?|den|die)|als an (?:ein(?:e[mnrs]?)?|den|die)) \w+|\b(?:kinder|sohne?|tochter)\b[^.;,]{0,25}\b(?:nicht|kein\w*|andere\w*)\b|\b(?:mit|fur|bei) (?:den|meinen|unseren) (?:\w+ )?(?:kindern|tochtern|sohnen)\b/giu;

const recipients: readonly (readonly [ExitRecipient, RegExp])[] = [
  ['family', /\b(?:schwieger)?(?:sohne?n?|tochtern?|kinder[n]?|neffen?|nichten?|familie)\b/iu],
  [
    'partner',
    /\b(?:partner(?:in)?|teilhaber(?:in)?|kompagnon|mitgesellschafter\w*)\b|\b(?:bruder|schwester|cousin)\w*\b[^;]*\b(?:anteile?|halfte)\b|\b(?:seine|ihre) (?:anteile?|halfte)\b/iu,
  ],
  ['staff', anyCase`\b(?:mitarbeiter\w*|angestellten?|belegschaft|team|leute|${germanRole})\b`],
  [
    'buyer',
    /\b(?:kaufer\w*|fonds|gruppe|\w*kette|konkurren\w+|mitbewerber\w*|wettbewerber\w*|konzern\w*|investor\w*)\b/iu,
  ],
];

/** To whom a sentence about an exit wants to hand over; `open` where it names nobody. */
export const germanRecipientIn = (sentence: string): ExitRecipient =>
  recipientAmong(recipients, sentence.replace(aside, ''));
