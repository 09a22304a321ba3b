import type { EndingThing } from '@ellac/contracts';
import type { TextFact } from '../text-fact.js';
import { amountsIn, daysIn, percentsIn } from '../values/figures-in.js';
import {
  germanHolderIn,
  germanPersonIn,
  germanRecipientIn,
  germanRole as role,
} from '../values/german-people.js';
import type { Kind } from './kind.js';
import { anyCase } from './nouns.js';

// All patterns read sentences without accents and umlauts, with “ss” for “ß”.

/** What an owner owns and may hand over. */
const possession = String.raw`(?:\w*betrieb\w*|\w*firma|\w*unternehmen\w*|geschaft\w*|laden|\w*praxis|kanzlei|\w*erei|werkstatt|spedition|agentur|\w*hotel|gasthof|gasthaus|restaurant|\w*apotheke|\w*handel|\w*studio|\w*salon|\w*hof|weingut|\w*haus|fahrschule|pension|garage|buro|gmbh|ag|\w*anteile?n?|halfte|lebenswerk|alles|ganze|sie|ihn)`;
/** Who buys from a business. */
const client = String.raw`(?:\w*kund(?:en?|in|schaft)|\w*auftraggeber\w*|\w*bautrager\w*|\w*abnehmer\w*|\w*klinik\w*|spital\w*|krankenhaus\w*|stadt|gemeinde|kommune|landkreis|behorde|hotel\w*|schule|konzern\w*|\w*kette|\w*gruppe|\w*handler\w*|\w*hersteller\w*|\w*zulieferer\w*|werk|fabrik|mandant\w*|verwaltung\w*|bank|versicherung\w*|kassen?|universitat|\w*markt|\w*spedition|brauerei)`;
const clients = String.raw`(?:\w*kunden|mandanten|gaste|patienten|mitglieder|abonnenten|schuler|familien|mieter|auftraggeber|nutzer|eltern|teilnehmer|leute|die meisten|viele)`;
const share = String.raw`(?:\b\d{1,3}(?:[.,]\d+)?\s?(?:%|prozent\b)|\b(?:halfte|(?:zwei |ein )?drittel|(?:drei |ein )?viertel)\b)`;
const whole = String.raw`(?:(?:unser|mein|de[rs]|vom|aller|am)\w* (?:\w+ )?(?:umsatz\w*|\w*erlose?n?|\w*auftrag\w*|einnahmen|geschafts?|arbeit|ware|produktion)|umsatz\w*)`;
const sum = String.raw`(?:€\s?[\d.,]+|\d[\d.,']*(?: \d{3})*(?:\s?(?:k|t(?=€|eur| €)|tsd|tausend|mio|millionen)\.?)?\s?(?:€|euro\b|eur\b)|\b\d+k\b|\b\d[\d.,]* (?:mio|millionen)\b)`;
const wants = String.raw`(?:will|mochten?|wollen|wurden?|plane|planen|werden?|wird|hoffen?|soll|sollen|kann mir vorstellen)`;
/** Words of a time between a wish and its verb. */
const sometime = String.raw`(?:(?:ich|wir|gern\w*|dann|nur noch|am liebsten|bald|irgendwann|in|bis|vor|ab|im|ende|anfang|mitte|spatestens|nachste\w*|kommende\w*|etwa|circa|ca|\d+|zwei|drei|vier|funf|zehn|jahr\w*|monat\w*|fruhjahr|sommer|herbst|winter|20\d\d|mit) ){0,7}`;

const wishExit: Kind = {
  kind: 'wish-exit',
  patterns: [
    /\bsuche (?:ich |wir )?(?:dringend )?jemand\w*\b[^;]{0,20}\b(?:von aussen|der (?:ubernimmt|weitermacht|das weiterfuhrt|die|den|es))\b|\b(?:kinder|sohn|tochter)\b[^;]{0,15}\b(?:will|wollen|mochten?)\b[^;]{0,25}\bnicht\b[^;]{0,15}\b(?:suche|suchen|verkauf\w*|ubernehmen)\b/iu,
    anyCase`\b${possession}\b[^;]{0,30}\b(?:zu uberlassen|in gute hande|uberlassen|vermachen|uberschreiben)\b`,
    /\b(?:loswerde|loswerden|aus der hand geben|in andere hande)\b/iu,
    anyCase`\b(?:ubergabe|verkauf|abgabe|weitergabe)\b[^;]{0,12}\ban (?:ein\w*|den|die|das|mein\w*|unser\w*|jemand\w*)\b(?![^;]{0,25}\b(?:kunden|hotels|privat)\b)`,
    anyCase`\b(?:${possession}|ordination|kanzlei)\b[^;]{0,30}\b(?:abzugeben|zu ubergeben|zu verkaufen|abgeben mochte\w*|verkaufen mochte\w*|verausser\w*)`,
    /\b(?:fur mich|bei mir|ist dann|dann ist) (?:endgultig )?schluss\b|\braus sein\b|\bmanagement-?buy-?out\b|\bmbo\b/iu,
    /\bsehe ich mich\b[^;]{0,15}\bnicht mehr\b|\bsoll (?:die|der) \w+ (?:das )?(?:machen|fuhren|weitermachen)\b/iu,
    anyCase`\b${wants} ${sometime}(?:verkaufen|abgeben|ubergeben|aufhoren|aussteigen|zusperren|zumachen|kurzer treten und ubergeben)\b`,
    anyCase`\b${wants}\b[^;]{0,50}\b(?:\w*betrieb|\w*firma|unternehmen|geschaft|laden|praxis|kanzlei|\w*erei|werkstatt|spedition|agentur|hotel|gasthof|restaurant|apotheke|salon|hof|weingut|haus|anteile?|halfte|sie|ihn|es|alles)\b[^;]{0,60}\b(?:verkaufen|verkauft|abgeben|ubergeben|ubertragen|uberschreiben|weitergeben|weitergefuhrt|loswerden|schliessen|zusperren)\b`,
    anyCase`\b(?:ubergebe|verkaufe|uberschreibe|gebe)\b(?: ich)? (?:\w+ ){0,3}(?:den|die|das|mein\w*|unser\w*) (?:\w+ )?${possession}\b`,
    anyCase`\b(?:ubergabe|verkauf|nachfolge|nachfolgeregelung)\b (?:de[rs]|unser\w*|mein\w*|vom|von) (?:\w+ )?${possession}\b`,
    /\b(?:nachfolger(?:in)?|nachfolge|kaufer(?:in)?|unternehmensnachfolge)\b[^;]{0,40}\b(?:suchen|suche|finden|gesucht|gibt es (?:nicht|keine)|fehlt|ungelost|offen|nicht in sicht|ungeklart|regeln|geregelt werden)\b/iu,
    /\b(?:suchen?|finden|brauchen?|fehlt|gibt es|habe|haben)\b[^;]{0,40}\b(?:nachfolger(?:in)?|nachfolge|kaufer)\b/iu,
    /\b(?:keine[nr]?|ohne) (?:nachfolger\w*|nachfolge|erben)\b/iu,
    /\b(?:mit|ab) (?:6\d|70|sechzig|\w+undsechzig)\b[^;]{0,25}\b(?:hore|hor|ist schluss|will|mochte|gehe|aufhoren|schluss)\b/iu,
    /\b(?:hore|hor|hoeren|horen) (?:ich|wir)\b[^;]{0,40}\bauf\b(?! \w+(?:e[nrm])?\b)/iu,
    /\bich hore\b[^;]{0,40}\bauf\b(?! \w+(?:e[nrm])?\b)/iu,
    /\b(?:ich|wir)\b[^;]{0,60}\b(?:in (?:rente|pension|den ruhestand)|zur ruhe setzen|zuruckziehen|in den ruhestand)\b/iu,
    anyCase`\b(?:sohn|tochter|kinder|neffe|nichte|schwiegersohn|nachfolger|${role})\b[^;]{0,30}\b(?:soll|sollen|wird|werden|will|mochte)\b[^;]{0,40}\b(?:weiterfuhren|ubernehmen|fortfuhren|leiten|einsteigen)\b`,
    anyCase`\b(?:ubernimmt|ubernehmen)\b[^;]{0,30}\b(?:mein\w*|unser\w*) (?:\w+ )?(?:sohn|tochter|kinder|neffe|nichte)\b|\b(?:mein\w*|unser\w*) (?:sohn|tochter|kinder|neffe|nichte)\b[^;]{0,30}\b(?:ubernimmt|ubernehmen)\b`,
    anyCase`\b(?:ziel|plan|wunsch|idee|traum)\b[^;]{0,25}\b(?:verkauf|ubergabe|ausstieg|nachfolge)\b`,
    anyCase`\b(?:${possession})\b[^;]{0,25}\b(?:soll|sollen|wird|werden)\b[^;]{0,40}\b(?:an (?:ein\w*|mein\w*|unser\w*|den|die|das)\b|verkauft|ubergeben|geschlossen werden|weitergegeben)`,
    /\bubernehme\b[^;]{0,20}\b(?:seine|ihre|deren) (?:anteile?|halfte)\b/iu,
    /\b(?:mein|unser) (?:ausstieg|ruckzug|ruhestand)\b/iu,
    anyCase`\b(?:aus|von) (?:dem|der|meine[mr]|unsere[mr]) (?:\w+ )?${possession}\b[^;]{0,25}\b(?:zuruckziehen|aussteigen|ausscheiden|trennen)\b`,
    /\b(?:an|in) (?:die )?(?:jungere hande|(?:die )?nachste generation)\b/iu,
  ],
  not: [
    /\b(?:mehr|waren?|produkte|brot|online)\b[^;]{0,30}\bverkaufen\b/iu,
    /\bverkaufen (?:an|in|uber)\b/iu,
    /\b(?:denke|denken|plane|planen|will|wollen|kommt)\b[^;]{0,25}\bnicht\b(?! mehr)[^;]{0,25}(?:$|[.,]|\b(?:verkauf|abgeb|ubergeb|aufhor))/iu,
    /\bnicht (?:an einen verkauf|verkaufen|aufhoren|ubergeben|abgeben)\b/iu,
    /\b(?:kunde|kunden|baustelle|projekt|schicht|auftrag|auftrage|schlussel|unterlagen)\b[^;]{0,30}\bubergeben?\b|\bubergeben?\b[^;]{0,25}\b(?:jedem|kunden|baustelle|projekt|schicht|auftrag|auftrage|schlussel|unterlagen|mappe)\b/iu,
    /\b(?:nachbar|konkurrent|mitbewerber|kunde|vermieter|lieferant)\w*\b[^;]{0,30}\b(?:verkauft|ubergeben|geschlossen)\b/iu,
    /\bwenn (?:ich|wir)\b[^;]{0,15}\b(?:weg|krank|im urlaub)\b/iu,
  ],
  values: ({ sentence }) => ({ to: germanRecipientIn(sentence) }),
  isDated: true,
};

const wishSmall: Kind = {
  kind: 'wish-small',
  patterns: [
    /\b(?:klein\w*|familienbetrieb|zweimannbetrieb|einmannbetrieb|kleine\w* team)\b[^;]{0,25}\b(?:bleiben|bleibt)\b|\bwachsen\b[^;]{0,20}\b(?:wollen|will|muss|mussen) (?:wir|ich)?\s?nicht\b/iu,
    /\bnur (?:noch|mehr) (?:ein|zwei|drei|vier|2|3|4) tage\b|\b(?:ich|wir) arbeiten? zu ?viel\b/iu,
    /\b(?:leute|mitarbeiter|angestellte|personen|ein team)\b[^;]{0,15}\b(?:sind|ist) (?:genau )?(?:richtig|genug)\b|\bmehr (?:brauche|will|mochte|brauchen|wollen) (?:ich|wir) nicht\b/iu,
    /\b(?:uberschaubar|in diesem rahmen|in dieser grosse|familiar) (?:bleiben|halten)\b/iu,
    /\b(?:expansion|wachstum|vergrosserung)\b[^;]{0,20}\b(?:kein thema|nicht geplant|nicht gewollt|nicht vorgesehen|interessiert mich nicht)\b/iu,
    /\bkein (?:weiteres|neues|zusatzliches) personal\b|\bkeine weiteren? (?:mitarbeiter|leute|angestellten?)\b/iu,
    /\bkeine lust\b[^;]{0,20}\b(?:mehr|noch mehr|grosser\w*|wachsen)\b|\b(?:stunden|arbeitszeit|pensum)\b[^;]{0,15}\b(?:runter\w*|reduzieren|kurzen|zuruck\w*)\b|\bmehr zeit fur (?:die|meine) (?:familie|kinder)\b/iu,
    /\bwill nur noch\b[^;]{0,40}\b(?:machen|annehmen)\b|\bnur noch\b[^;]{0,20}\b(?:tage|stunden)\b[^;]{0,15}\barbeiten\b/iu,
    /\b(?:nicht|nie|nimmer|kein\w*)\b[^;]{0,25}\b(?:wachsen|grosser werden|vergrossern|expandieren|ausbauen|wachstum)\b/iu,
    /\bwachstum\b[^;]{0,15}\b(?:ist|brauch\w*|will|wollen)\b[^;]{0,15}\b(?:kein|nicht)\w*\b/iu,
    /\b(?:reicht|genugt|passt) (?:es )?(?:mir|uns)\b/iu,
    /\b(?:mir|uns) (?:reicht|genugt)\b/iu,
    /\b(?:ich|wir|mochte|wollen|will)\b[^;]{0,30}\b(?:weniger|kurzer|nicht mehr so viel) (?:arbeiten|treten|stunden)\b/iu,
    /\bkurzer ?treten\b/iu,
    /\b(?:keine|nicht noch) (?:weiteren? |neuen? |mehr )?(?:mitarbeiter|leute|angestellten?|personal|filiale\w*)\b[^;]{0,25}\b(?:will|wollen|mochten?|einstellen|brauch\w*|dazu)\b/iu,
    /\b(?:mehr|weitere|neue) (?:mitarbeiter|leute|angestellte|personal)\b[^;]{0,20}\b(?:will|wollen|mochten?|brauch\w*)\b[^;]{0,30}\b(?:nicht|keine\w*|nie)\b/iu,
    /\b(?:zweite[nr]?|weitere[nr]?) (?:filiale|laden|standort|betrieb|praxis)\b[^;]{0,30}\b(?:nicht|kein\w*|nie)\b|\b(?:kein\w*|nicht)\b[^;]{0,20}\b(?:zweite[nr]?|weitere[nr]?) (?:filiale|laden|standort|betrieb|praxis)\b/iu,
    /\b(?:klein|wie (?:er|sie|es) ist|wie (?:wir sind|es ist)|so|allein) (?:\w+, )?bleiben\b|\bbleiben?\b[^;]{0,25}\b(?:klein|so wie|allein|wie (?:er|sie|es) ist|wie wir sind|zu (?:zweit|dritt|viert))\b/iu,
    /\b(?:zufrieden|glucklich)\b[^;]{0,20}\b(?:grosse|wie es ist|so wie|so gross)\b|\b(?:grosse)\b[^;]{0,20}\b(?:zufrieden|passt|gerade richtig)\b/iu,
    /\blieber\b[^;]{0,25}\b(?:lehne|lehnen|sage|sagen|weniger|kleiner|klein|allein)\b/iu,
    /\b(?:wir sind|bin|betrieb ist|firma ist) (?:schon |jetzt )?gross genug\b/iu,
    /\b(?:vier|drei|4|3)[- ]?tage[- ]?woche\b/iu,
  ],
  not: [
    /\b(?:mitarbeiter|angestellten?|kunden|leute|team|gesellen)\b (?:wollen|mochten|wunschen|fragen)\b/iu,
    /\b(?:nicht|nie)\b[^;]{0,20}\b(?:weitermachen|so bleiben)\b/iu,
    /\b(?:halle|lager|maschine|kuche|buro|laden) ist (?:gross|klein)/iu,
  ],
};

const aboutOf = (sentence: string): NonNullable<TextFact['about']> => {
  if (/\b(?:\w*lieferant\w*|importeur\w*|hersteller|marke)\b/iu.test(sentence)) return 'supplier';
  if (
    /\b(?:verboten|verbot|nicht mehr erlaubt|nicht mehr zulassig|gesetz|vorschrift)\b/iu.test(
      sentence,
    )
  )
    return 'rule';
  return /\b(?:vermieter\w*|verpachter\w*|abgerissen|gebaude|haus verkauf\w*)\b/iu.test(sentence)
    ? 'site'
    : 'client';
};

const event: Kind = {
  kind: 'event',
  patterns: [
    anyCase`\b(?:${client}|einkaufszentrum|gebaude|haus|markt)\b[^;]{0,40}\b(?:wird|werden|soll)\b[^;]{0,30}\b(?:geschluckt|abgerissen|aufgelost|zusammengelegt|ausgeschrieben|aufgekauft)\b`,
    /\b(?:\w*auftrag|\w*vertrag|reinigung|linie|los)\b[^;]{0,40}\bneu (?:ausgeschrieben|vergeben)\b/iu,
    anyCase`\b(?:${client}|\w*abnehmer)\b[^;]{0,30}\b(?:angekundigt|kundigt an|will kunftig|will weniger)\b`,
    /\b(?:\w*importeur|hersteller|lieferant|marke|franchisegeber)\b[^;]{0,15}\bkundigt\b/iu,
    /\b(?:ausschreibung\w*|neuvergabe)\b[^;]{0,60}\b(?:bewerben|lauft|steht an|kommt|gewinnen|verlieren)\b|\b(?:steht|kommt|lauft)\b[^;]{0,20}\b(?:ausschreibung|neuvergabe)\b/iu,
    anyCase`\b(?:${client}|werk|standort|fabrik|mine|kaserne)\b[^;]{0,25}\b(?:sperrt|macht|schliesst|zieht)\b[^;]{0,15}\b(?:zu|dicht|weg|um)\b`,
    anyCase`\b(?:${client})\b[^;]{0,60}\b(?:in konkurs|in der insolvenz|insolvent|zahlungsunfahig)\b`,
    /\b(?:durfen|darf)\b[^;]{0,50}\bnicht mehr\b[^;]{0,25}(?:$|[.]|\b(?:fahren|verkauf\w*|einbauen|verwenden|innenstadt)\b)/iu,
    /\b(?:holt|macht|ubernimmt|mach\w*)\b[^;]{0,40}\b(?:wieder ins haus|ins haus zuruck|inhouse|selbst zu machen|kunftig selbst)\b|\bwieder ins haus\b/iu,
    anyCase`\b(?:${client}|stammkunden)\b[^;]{0,30}\b(?:abgewandert|zur konkurrenz|abgesprungen|weggefallen|verloren gegangen)\b`,
    anyCase`\b${client}\b[^;]{0,60}\b(?:vertrage|lieferanten|konditionen|auftrage)\b[^;]{0,15}\b(?:neu verhandelt|neu aus|uberpruft|neu vergibt)`,
    /\b(?:allein|haupt)?lieferant\w*\b[^;]{0,25}\b(?:hort auf|gibt auf|macht zu|verkauft an)\b/iu,
    anyCase`\b(?:${client})\b[^;]{0,50}\b(?:schreibt|schreiben|vergibt|vergeben|ausgeschrieben|ausschreiben|ausschreibung)\b`,
    anyCase`\b(?:vergibt|schreibt)\b[^;]{0,60}\b(?:neu|aus)\b`,
    anyCase`\b(?:${client}|werk|standort|fabrik)\b[^;]{0,40}\b(?:wird|werden|soll)\b[^;]{0,30}\b(?:geschlossen|verkauft|verlagert|ubernommen|fusionieren|schliessen|zumachen)\b`,
    anyCase`\b(?:vermieter|verpachter|eigentumer)\w*\b[^;]{0,30}\b(?:verkaufen|verkauft|abreissen|selbst nutzen|eigenbedarf|sanieren)\b`,
    /\b(?:\w*lieferant\w*|importeur|hersteller)\b[^;]{0,40}\b(?:stellt|stellen|will|liefert|beendet|hort|zieht|schliesst)\b[^;]{0,40}\b(?:ein|direkt|nicht mehr|auf|zuruck|aus)\b/iu,
    anyCase`\b(?:${client}|\w*lieferant\w*)\b[^;]{0,40}\b(?:insolvenz|insolvent|pleite|konkurs)\b`,
    anyCase`\b(?:${client})\b[^;]{0,25}\b(?:hat|haben|will|wird|droht)\b[^;]{0,40}\b(?:gekundigt|kundigen|abgesprungen|abspringen|verlassen|storniert|weggefallen|wegfallen|wechseln)\b`,
    anyCase`\b(?:${client})\b[^;]{0,30}\b(?:verlagert|verlegt|schliesst|kundigt|verlasst uns|fallt weg|bricht weg|springt ab|geht verloren|zieht weg)\b`,
    /\b(?:auszulisten|auslisten|ausgelistet|listet uns aus)\b/iu,
    anyCase`\b(?:${client})\b[^;]{0,30}\b(?:wurde|wird|ist|soll)\b[^;]{0,40}\b(?:ubernommen|aufgekauft|verkauft)\b`,
    /\b(?:ist|sind|wird|werden) (?:ab \S+ )?(?:\w+ )?(?:verboten|nicht mehr (?:erlaubt|zulassig))\b|\b(?:ist|sind|wird|werden)\b[^;]{0,30}\bverboten\b/iu,
    anyCase`\b(?:vertrag|auftrag|ausschreibung)\b[^;]{0,30}\b(?:verlieren|verloren gehen|neu ausgeschrieben|neu vergeben)\b`,
  ],
  not: [
    /\b(?:wir|ich) (?:haben|habe|wollen|will|ziehen|ziehe|schliessen|werden|kundigen)\b/iu,
    /\b(?:unser|mein)\w* (?:laden|geschaft|betrieb|restaurant|buro|praxis) (?:schliesst|ist)\b/iu,
    /\bkein(?:e[mnrs]?)? \w*(?:kunde|kunden|auftraggeber)\b/iu,
    /\b(?:kunden|mitglieder|abonnenten|mieter)\b[^;]{0,20}\b(?:kundigen|gehen)\b/iu,
    /\b(?:mein|unser)\w* (?:\w+ )?(?:sohn|tochter|meister|geselle\w*|bruder|schwester)\b/iu,
  ],
  values: ({ sentence, match: [words] }) => ({
    about: aboutOf(sentence),
    tense:
      /\b(?:hat|haben|wurde|wurden|ist insolvent|ging|gingen|verloren)\b/iu.test(words) &&
      !/\b(?:wird|will|soll|droht|uberlegt)\b/iu.test(words)
        ? 'happened'
        : 'coming',
  }),
  isDated: true,
};

const personLeaves: Kind = {
  kind: 'person-leaves',
  patterns: [
    /\b(?:unser|mein|die|der|ein|eine)\w* (?:\w+ )?(?:\w*hilfe|\w*kraft|\w*fahrer\w*|lehrling|azubi|\w*fachmann|\w*fachfrau|\w*dame|\w*stutze|rechte hand|\w*meister\w*|\w*leiter\w*)\b[^;]{0,50}\b(?:in (?:rente|pension|karenz|mutterschutz|elternzeit)|hort[^;]{0,15} auf|gekundigt|(?:ist|dann) (?:\w+ ){0,4}weg)\b/iu,
    anyCase`\b(?:unser|mein|de|die|ein|eine|zwei|drei|vier|beide|mehrere|einige)\w*\b[^;]{0,20}\b${role}\b[^;]{0,45}\b(?:nicht mehr da|selbst?standig|aufhoren|wird (?:wohl )?gehen|will (?:wohl )?gehen|wandert[^;]{0,20} aus|zuruck (?:nach|in)|schwanger|und geht|nur noch bis|ist bald weg|will weg|abgeworben|die kundigung)\b`,
    /^(?:(?:der|die) )?(?!ich\b|wir\b|er\b|sie\b|es\b|kunde\w*\b|mieter\w*\b)\w+ (?:\w+ )?(?:ist|wird)\b[^;]{0,20}\b(?:nicht mehr da|schwanger|macht sich selbst?standig)\b/iu,
    /\b(?:manager|managerin|designer|designerin|vorarbeiter|vorarbeiterin|einkaufer|einkauferin|konditor|sekretarin|lehrer|trainer)\b[^;]{0,45}\b(?:schwanger|wandert|zuruck nach|nur noch bis|und geht|in (?:rente|pension)|wird wohl gehen|hort auf|aufhoren|gekundigt|verlasst uns)\b/iu,
    /\bherr \w+\b[^;]{0,60}\b(?:und geht|geht in|hort auf|in pension|in rente)\b|\bfrau \w+\b[^;]{0,60}\b(?:und geht|geht in|hort auf|in pension|in rente)\b/iu,
    anyCase`\b(?:unser|mein|de|die|ein|eine|zwei|drei|beide|mehrere|einige)\w*\b(?: \w+){0,2} ${role}\b[^;]{0,40}\b(?:in (?:rente|pension|mutterschutz|elternzeit|karenz|den ruhestand)|hort\b[^;]{0,30}\bauf|verlasst (?:uns|den betrieb|die firma)|verlassen (?:uns|den betrieb|die firma)|gekundigt|kundigt|kundigung|wechselt|wechseln|scheidet aus|aussteigen|steigt aus|gehen weg|geht weg|ist gegangen|weggegangen|zieht weg|geht (?:zuruck|zur konkurrenz|ins ausland))\b`,
    anyCase`\b${role}\b[^;]{0,30}\b(?:gehen|geht)\b[^;]{0,40}\bweg\b`,
    anyCase`\b${role}\b[^;]{0,20}\b(?:geht|gehen|will|hort)\b[^;]{0,40}\b(?:in (?:rente|pension|mutterschutz|elternzeit|karenz|den ruhestand)|aufhoren)\b`,
    anyCase`\b${role}\b[^;]{0,30}\b(?:ist|sind)\b[^;]{0,30}\b(?:gegangen|weggegangen|ausgeschieden)\b`,
    anyCase`^(?!ich\b|wir\b|kunden?\b|er\b|sie\b)\w+(?:, (?:unser|mein|der|die)\w*[^,]{2,40},)? (?:geht (?:in|ende|im|nachste|bald|anfang)[^;]{0,40}(?:rente|pension|ruhestand|weg)|verlasst uns|hort (?:ende|im|nachste|bald|mit)[^;]{0,30}auf|hat (?:[^;]{0,20} )?gekundigt|scheidet)\b`,
    anyCase`\b(?:wir verlieren|verlieren wir|ich verliere|verliere ich) (?:unser|mein|den|die)\w*\b(?: \w+){0,2} ${role}\b`,
    anyCase`\b(?:bruder|schwester|partner|partnerin|mann|frau|vater|teilhaber)\b[^;]{0,15}\b(?:will|mochte|wird)\b[^;]{0,30}\b(?:aussteigen|aufhoren|ausscheiden|weg)\b`,
    /\b(?:letzter|letzte) arbeitstag\b/iu,
  ],
  not: [
    /\bwenn \w+(?: \w+)? (?:weg|krank|im urlaub) ist\b/iu,
    /\b(?:kunde|kunden|mieter|gaste|patienten|mitglieder|mandanten|schuler|lieferant\w*)\b[^;]{0,40}\b(?:verlass\w*|verlasst|kundig\w*|gekundigt|geh\w*|wechsel\w*|zieh\w*)\b/iu,
    /\b(?:niemand|keiner|kein\w* mitarbeiter)\b/iu,
    /\b(?:jeden (?:tag|abend)|um (?:\d|\w+)(?=$|[ .]))/iu,
    /\b(?:vermieter|mieter)\b/iu,
  ],
  values: ({ match: [words], typed }) => {
    const person = germanPersonIn(typed);
    return {
      tense: /\b(?:gegangen|weggegangen|ausgeschieden|hat uns verlassen)\b/iu.test(words)
        ? 'happened'
        : 'coming',
      ...(person !== undefined && { person }),
    };
  },
  isDated: true,
};

const onlyOne: Kind = {
  kind: 'only-one',
  patterns: [
    /\b(?:wenn|sobald) ich\b[^;]{0,20}\b(?:nicht da|weg|krank|im urlaub)\b[^;]{0,20}\b(?:bleibt|steht|liegt|passiert|geht)\b|\b(?:ausschliesslich|allein|nur) (?:mein\w*|unser\w*) (?:vater|mutter|mann|frau|bruder|schwester|meister|sohn|tochter|chef)\b/iu,
    /\b(?:alles wissen|das wissen|know-?how|die erfahrung)\b[^;]{0,35}\b(?:bei|mit) \w+[.!]?$|\bin einer person\b|\bmadchen fur alles\b/iu,
    /\b(?:kann|weiss|kennt|hat|beherrscht|versteht|rechnet|macht)\b[^;]{0,25}\bnur (?:ich|der|die|unser\w*|mein\w*|frau|herr|ein\w*)\b/iu,
    /\bohne mein\w* \w+\b[^;]{0,30}\b(?:kein\w*|nichts|nicht)\b|\bflaschenhals\b|\bnadelohr\b/iu,
    anyCase`\b(?:hangt|haengt|steht|lastet|liegt)\b[^;]{0,12}\b(?:alles )?(?:an|auf|bei) (?:mir|ihm|ihr|mein\w* \w+|unser\w* \w+|einer (?:einzigen )?person)\b`,
    /\bwenn (?:der |die |unser\w* )?\w+ ausfallt\b|\bwenn ich ausfalle\b/iu,
    /\bkunden\b[^;]{0,20}\b(?:nur|ausschliesslich) (?:mit )?mi[rc]h?\b|\b(?:niemand(?:en)?|keinen?)\b[^;]{0,15}\b(?:vertreten|ersetzen|vertretung)\b/iu,
    /\blandet\b[^;]{0,20}\bbei mir\b/iu,
    anyCase`\bnur (?:ich|er|sie|(?:unser|mein|der|die)\w* (?:\w+ )?\w+|eine[r]?(?: person| von uns| mitarbeiter(?:in)?)?|[\w]+) (?:kann|weiss|kennt|darf|beherrscht|hat (?:die|den|das)|macht|versteht)\b`,
    /\b(?:alles|jede\w*|alle \w+|die ganze\w* \w+)\b[^;]{0,25}\b(?:uber (?:mich|meinen (?:schreib)?tisch|mein buro)|durch meine hande|an mir|bei mir|von mir)\b/iu,
    /\b(?:lauft|geht|landet|bleibt|hangt|steht und fallt)\b[^;]{0,25}\b(?:an mir|bei mir|uber mich|mit mir|uber meinen (?:schreib)?tisch)\b/iu,
    /\bohne (?:mich|ihn|sie|ihr|\w+)\b[^;]{0,30}\b(?:steht|stehen|geht|lauft|lauf|kann|bricht)\b[^;]{0,30}\b(?:still|nichts|nicht|zusammen|niemand|keiner)\b/iu,
    /\b(?:im|in meinem|in seinem|in ihrem|meinem|seinem) kopf\b/iu,
    /\b(?:ausser|nur) (?:mir|ihm|ihr|\w+)\b[^;]{0,25}\b(?:niemand|keiner|kein\w*)\b|\b(?:niemand|keiner|kein anderer)\b[^;]{0,30}\b(?:ausser|sonst|anders)\b|\b(?:niemand|keiner) (?:sonst|anderer)\b/iu,
    /\b(?:sonst|ausserdem) (?:kann|kennt|weiss|darf|hat)\b[^;]{0,20}\b(?:niemand|keiner|es keiner)\b/iu,
    /\b(?:ist|bin|sind) (?:der|die) einzige[nr]?\b/iu,
    /\bals (?:einzige[rn]?) (?:kann|weiss|kennt|hat|darf)\b|\b(?:kann|weiss|kennt|habe|hat) (?:\w+ ){0,3}als einzige[rn]?\b/iu,
    anyCase`\b(?:wenn|falls) (?:ich|er|sie|\w+) (?:mal )?(?:krank|ausfall\w*|ausfalle|weg|nicht da|im urlaub)\b[^;]{0,50}\b(?:nichts|steht|stehen|niemand|keiner|liegt|bleibt)\b`,
    /\b(?:mache|erledige|entscheide|kalkuliere|prufe|schreibe) ich\b[^;]{0,25}\b(?:selbst|selber|allein|alleine)\b|\bich (?:mache|erledige|entscheide|kalkuliere|prufe|schreibe)\b[^;]{0,40}\b(?:selbst|selber|ganz allein|alleine?)\b/iu,
    anyCase`\b(?:hangt|haengt|steht|lastet|liegt)\b[^;]{0,20}\b(?:an|auf|bei) (?:mir|ihm|ihr|einer (?:einzigen )?person|unser\w* \w+)\b`,
    /\b(?:wissen|rezepte|know-?how|zugange|passworter)\b[^;]{0,25}\b(?:hat|habe|kennt|liegen|liegt|bei|steckt)\b[^;]{0,25}\b(?:nur|mir|ihm|einer person|kopf)\b/iu,
  ],
  not: [
    /\bwir sind die einzigen\b/iu,
    /\bnicht (?:nur|der einzige|die einzige|mehr)\b/iu,
    /\bnur (?:im|in|am|bei|mit|noch)\b[^;]{0,30}\b(?:sommer|winter|herbst|saison|jahr|monat)\b/iu,
    /\b(?:gern|gerne)\b/iu,
    /\b(?:kund\w+|lieferant\w+)\b[^;]{0,15}\b(?:im kopf|kennt niemand)\b/iu,
    /\b(?:vertritt|ubernimmt)\b/iu,
  ],
  values: ({ sentence, typed }) => {
    const who = germanHolderIn(sentence, typed);
    const person = who === 'other' ? germanPersonIn(typed) : undefined;
    return { who, ...(person !== undefined && { person }) };
  },
};

const clientShare: Kind = {
  kind: 'client-share',
  patterns: [
    anyCase`\bumsatz\b[^;]{0,20}\b(?:zu|mit) ${share} (?:an|von|auf) \w+[.!]?$`,
    anyCase`${share} ${whole} (?:machen|mache|erzielen|kommt|kommen|haben) (?:wir |ich )?(?:mit|von|bei) (?:der |dem )?(?!(?:brot|\w+en|\w*reparatur\w*|\w*wartung|privat\w*|neu\w*|stamm\w*)\b)\w+[.!]?$`,
    anyCase`\b${share} (?:gehen|geht|kommen|kommt|liefern wir|verkaufen wir)\b[^;]{0,12}\b(?:an|von) ein(?:e[mnr])(?: einzige[nr])? (?:\w+ )?${client}\b`,
    anyCase`\bein (?:\w+ )?(?:baumarkt|reiseveranstalter|veranstalter|discounter|filialist|versandhaus|verlag|architekt|generalunternehmer)\b[^;%]{0,20}${share}`,
    anyCase`\bwenn \w+(?: \w+)? (?:wegfallt|abspringt|geht|kundigt)\b[^;]{0,12}\b(?:fehlen|fehlt|verlieren)\b[^;]{0,10}${share}`,
    anyCase`\bzu ${share} (?:von|an) (?:der |dem |einem |einer )?(?:\w+ )?\w+(?: \w+)? (?:abhangig|dran)\b|\babhangig\b[^;]{0,15}\bzu ${share}`,
    anyCase`${share} (?:vom|des|unser\w*) (?:\w+ )?(?:geschaft\w*|umsatz\w*) ist ein (?:einziger )?${client}`,
    anyCase`\b(?:haupt|gross)kunde\b[^;%]{0,30}${share}|\bnummer eins\b[^;%]{0,15}${share}`,
    anyCase`\b\w+-auftrage (?:machen|sind|bringen)\b[^;]{0,10}${share} ${whole}`,
    anyCase`\b(?:ein(?:e[mnr]?)?(?: einzige[rnms]?)?|(?:unser|mein|de)\w* (?:mit abstand )?(?:grosste|wichtigste)[rnms]?) (?:\w+ )?${client}\b[^;%]{0,40}?${share}`,
    anyCase`\b(?:die|der|das) (?:\w+ )?(?:klinik|stadt|gemeinde|spital|krankenhaus|\w*kette|konzern|\w*gruppe|behorde|\w*handler|brauerei|universitat)\b[^;%]{0,30}\b(?:fur|macht|bringt|nimmt|ist|sind)\b[^;%]{0,15}?${share}[^;]{0,6}${whole}`,
    anyCase`${share}[^;]{0,8}${whole}[^;]{0,40}\b(?:ein(?:e[mnr])(?: einzige[nr])?|(?:unser|mein|de)\w* (?:grossten|wichtigsten)) (?:\w+ )?${client}\b`,
    anyCase`${share} ${whole} (?:entfallt|entfallen|geht|gehen|hangt|hangen|kommt|kommen)\b[^;]{0,10}\b(?:auf|an|von) (?:die|den|der) (?:klinik|stadt|gemeinde|spital|krankenhaus|\w*kette|konzern|\w*gruppe|behorde)\b`,
    anyCase`\b(?:zu|mit) (?:rund |etwa |ca\.? |uber )?${share} (?:an|von|bei) (?:ein(?:e[mnr])|(?:unser|mein|de)\w* (?:grossten|wichtigsten)) (?:einzigen )?(?:\w+ )?${client}\b`,
    anyCase`\bmit ${share} (?:ist |sind )?(?:unser|mein|der|die)\w* (?:grosste|wichtigste)[rn]? (?:\w+ )?${client}\b`,
    anyCase`\bvo(?:n|m) (?:der |dem )?(?:firma |spedition |klinik |kunde |kunden )?\w+(?: \w+)? kommt (?:\w+ )?(?:die )?${share} ${whole}`,
  ],
  not: [
    /\b(?:zwei|drei|vier|funf|zehn|wenige|mehrere|grossten|wichtigsten) (?:\w+ )?(?:kunden|auftraggeber|abnehmer)\b/iu,
    /\b(?:rabatt|skonto|nachlass|teurer|billiger|gestiegen|gewachsen|mehr als|weniger als im)\b/iu,
    /\b(?:grosste[rsnm]?|eine?) (?:laden|filiale|produkt|standort|abteilung|mitarbeiter|marke|monat|saison)\b/iu,
  ],
  values: ({ sentence, match: [words] }) => {
    const [percent] = percentsIn(words);
    return {
      ...(percent !== undefined && { percent }),
      ...(/\b(?:verloren|gekundigt|insolvent|pleite|weggefallen)\b/iu.test(sentence) && {
        tense: 'happened',
      }),
    };
  },
};

const liquidity: Kind = {
  kind: 'liquidity',
  patterns: [
    /\bbank\b[^;]{0,20}\bkein\w*\b[^;]{0,15}\b(?:kredit|geld)\b[^;]{0,12}\b(?:mehr|geben)\b|\b(?:euro|geld)\b[^;]{0,12}\bprivat\b|\bprivat\b[^;]{0,12}\b(?:reingesteckt|zugeschossen|eingelegt|zuschiessen)\b|\b(?:miete|steuern?|raten)\b[^;]{0,10}\bstunden lassen\b/iu,
    /\b(?:eng|knapp|knapper)\b[^;]{0,12}\bmit dem geld\b|\b(?:gehalt|weihnachtsgeld|urlaubsgeld|lohne?)\b[^;]{0,25}\bnicht (?:aus)?(?:zahlen|bezahlen)\b/iu,
    /\brechnungen vor uns her\b|\b(?:haus)?bank\b[^;]{0,15}\b(?:macht nicht mehr mit|spielt nicht mit|dreht)\b|\bflussigen? mittel\b/iu,
    /\b(?:finanzamt|krankenkasse|gesundheitskasse|lieferant\w*)\b[^;]{0,25}\b(?:ratenzahlung|stundung|aufschub|raten)\b/iu,
    /\b(?:uberziehungs\w*|kredit\w*|konto\w*)\b[^;]{0,25}\b(?:am anschlag|am limit|ausgereizt|ausgeschopft)\b/iu,
    /\b(?:lebensversicherung|erspartes|ersparnisse|bausparer|auto)\b[^;]{0,20}\b(?:aufgelost|verkauft|aufgebraucht|beliehen)\b/iu,
    /\b(?:kassa?|konto|konten) (?:ist|sind) (?:fast |oft |immer )?leer\b|\b(?:umsatzsteuer|miete|sozialversicherung|steuern?)\b[^;]{0,30}\b(?:noch (?:offen|nicht)|offen)\b/iu,
    /\b(?:dispo|dispokredit|kontokorrent\w*|kreditlinie|kreditrahmen|rahmen|uberziehung\w*)\b[^;]{0,30}\b(?:ausgeschopft|ausgereizt|am (?:limit|anschlag)|voll|gekundigt|gestrichen|gekurzt|aufgebraucht)\b/iu,
    /\b(?:lohne?|gehalter|miete|steuern?|rechnungen|sozialabgaben|umsatzsteuer)\b[^;]{0,40}\b(?:erst (?:am|nach|im)|zu spat|verspatet|in raten|nicht (?:zahlen|bezahlen|gezahlt|bezahlt)|gestundet|spater)\b/iu,
    /\b(?:mir|uns)\b[^;]{0,30}\b(?:kein(?:en)? (?:gehalt|lohn|geld)|nichts) (?:\w+ ){0,2}(?:gezahlt|ausgezahlt|bezahlt|auszahlen|zahlen)\b/iu,
    /\bkein(?:en)? (?:eigenes )?(?:gehalt|lohn|unternehmerlohn)\b[^;]{0,20}\b(?:seit|mehr|genommen|entnommen)\b/iu,
    /\bbank\b[^;]{0,40}\b(?:gekundigt|kundigt|gestrichen|verweigert|zudreht|abgelehnt|kein geld|will (?:ihr|das) geld)\b/iu,
    /\b(?:im|in) (?:ruckstand|verzug)\b/iu,
    /\b(?:finanzamt|krankenkasse|sozialversicherung|gesundheitskasse|ahv|mwst)\b[^;]{0,50}\b(?:nicht zahlen|nachzahlung\w*|pfand\w*|mahn\w*|droht|schulden|stundung|raten)\b/iu,
    /\bvon der hand in den mund\b/iu,
    /\bkonto\b[^;]{0,20}\b(?:uberzogen|leer|im minus|am limit)\b/iu,
    /\b(?:schiesse|schiessen|stecke|stecken|zahle|zahlen|lege|legen)\b[^;]{0,40}\b(?:privat\w*|eigene[sn]?|aus eigener tasche|erspart\w*)\b/iu,
    /\blieferanten\b[^;]{0,30}\bnur (?:noch )?gegen (?:vorkasse|barzahlung|vorauszahlung)\b/iu,
    /\b(?:liquiditat|kasse|geld)\b[^;]{0,15}\b(?:ist|sind|wird)\b[^;]{0,20}\b(?:angespannt|knapp|eng|leer|schlecht|kritisch)\b/iu,
    /\b(?:reicht|reichen|fehlt|fehlen)\b[^;]{0,25}\bgeld\b[^;]{0,30}\bfur (?:die|den) (?:lohne|gehalter|miete|steuern?|rechnungen)\b|\bgeld\b[^;]{0,30}\b(?:reicht|fehlt)\b[^;]{0,20}\bfur (?:die|den) (?:lohne|gehalter|miete|steuern?|rechnungen)\b|\breicht das geld nicht\b/iu,
    /\b(?:zahlungsunfahig|zahlungsschwierigkeiten|liquiditatsengpass\w*|liquiditatsproblem\w*|uberschuldet)\b/iu,
    /\b(?:konnen|kann|konnten)\b[^;]{0,30}\b(?:lohne|gehalter|miete|lieferanten|rechnungen|steuern?)\b[^;]{0,20}\b(?:nicht|kaum)\b[^;]{0,15}\b(?:zahlen|bezahlen)\b/iu,
    /\b(?:schulden)\b[^;]{0,20}\b(?:beim|bei der|bei) (?:finanzamt|krankenkasse|lieferant\w*|vermieter)\b/iu,
  ],
  not: [
    /\b(?:kunden|mieter|mitglieder|patienten|sie)\b[^;]{0,30}\b(?:zahlen|zahlt|begleichen|ruckstand|konnen nicht)\b/iu,
    /\b(?:nie|noch nie|nicht|kein\w*) (?:\w+ ){0,3}im (?:ruckstand|verzug)\b|\b(?:nie|noch nie)\b/iu,
    /\bwir (?:liefern|verkaufen|beliefern)\b|\bbeliefern wir\b/iu,
    /\bungenutzt\b/iu,
  ],
};

/** The first word decides, from the most special one on; a right where none is named. */
function thingOf(sentence: string): EndingThing {
  if (
    /(?:franchise|lizenz|zulassung|bewilligung|genehmigung|patent|kassenzulassung)/iu.test(sentence)
  )
    return 'right';
  if (/(?:miet|pacht|mietvertrag|vermieter|verpachter)/iu.test(sentence)) return 'site';
  return /(?:vertrag|konzession|auftrag|vereinbarung|mandat)/iu.test(sentence)
    ? 'contract'
    : 'right';
}

const term = String.raw`(?:\w*vertrag\w*|\w*vertrage|pacht|miete|\w*lizenz|\w*konzession|\w*genehmigung|\w*bewilligung|\w*zulassung|patent|franchise|\w*mandat|rahmenvereinbarung|vereinbarung|baurecht)`;

const termEnds: Kind = {
  kind: 'term-ends',
  patterns: [
    anyCase`\b${term}\b[^;]{0,30}\bnoch bis\b[^;]{0,20}\b(?:gultig|aufrecht)\b`,
    anyCase`\b${term}\b[^;]{0,20}\b(?:zu ende|aus)\b[.!]?$|\bist (?:der|die|unser\w*) ${term} (?:zu ende|vorbei|aus)\b`,
    anyCase`\b${term}\b[^;]{0,30}\b(?:jahrlich|jedes jahr)\b[^;]{0,20}\b(?:erneuert|verlangert|vergeben)\b`,
    /\b(?:halle|gewerbehalle|raume|laden|lokal|lager|standplatz|grundstuck|garten)\b[^;]{0,25}\b(?:nur noch bis|genehmigt bis|bis \w+ (?:\d{4} )?(?:genehmigt|befristet))/iu,
    anyCase`\b${term}\b[^;]{0,60}\b(?:lauft|laufen|endet|enden|erlischt|ende[nt]?|verfallt|verfallen)\b(?:[^;]{0,50}\b(?:aus|ab)\b|[^;]{0,10}\b(?:nur noch|noch|bis)\b|[^;]{0,10}\b(?:am|im|in|ende|mit|20\d\d|nachste\w*|zum)\b)`,
    anyCase`\b${term}\b[^;]{0,20}\b(?:endet|erlischt|lauft ab|lauft aus|verfallt)\b`,
    anyCase`\b(?:lauft|endet|erlischt)\b[^;]{0,40}\b${term}\b(?:[^;]{0,30}\b(?:aus|ab)\b|(?=[.!]?$))`,
    anyCase`\b${term}\b[^;]{0,40}\b(?:muss|mussen)\b[^;]{0,30}\b(?:erneuert|verlangert|neu beantragt|neu verhandelt)\b`,
    anyCase`\b${term}\b[^;]{0,40}\b(?:befristet|gilt (?:nur )?(?:noch )?bis|gultig bis|gekundigt|neu verhandelt|neu ausgeschrieben|ausgelaufen sein)\b`,
    anyCase`\b(?:verlangerung|erneuerung|ablauf|ende) (?:de[rs]|unser\w*|mein\w*) (?:\w+ )?${term}\b`,
    /\b(?:vermieter|verpachter)\b[^;]{0,50}\b(?:gekundigt|kundigt|verlangert nicht|nicht verlangern|nicht mehr verlangern)\b/iu,
    anyCase`\b${term}\b[^;]{0,40}\b(?:wird|werden)\b[^;]{0,20}\bnicht (?:mehr )?(?:verlangert|erneuert)\b`,
    anyCase`\b(?:mussen|muss)\b[^;]{0,30}\b${term}\b[^;]{0,30}\b(?:verlangern|erneuern|neu beantragen|neu verhandeln)\b`,
  ],
  not: [
    /\b(?:nie|unbefristet|verlangert sich)\b/iu,
    anyCase`\b(?:haben|wurde)\b[^;]{0,40}\b(?:gerade|eben|kurzlich|schon|bereits)\b[^;]{0,30}\b(?:verlangert|erneuert)\b`,
    /\b(?:unserer|der) (?:mieter|kunden|mitarbeiter)\b|\barbeitsvertrag\w*|\blehrvertrag\w*|\bausbildungsvertrag\w*/iu,
  ],
  values: ({ sentence }) => ({ thing: thingOf(sentence) }),
  isDated: true,
};

const germanAge = String.raw`(5[5-9]|[6-8]\d)`;
const ageEnd = String.raw`(?=[.,;!]|$| (?:jahre|und|aber|geworden|jahrig))`;
const ages: readonly RegExp[] = [
  anyCase`\bmit meinen ${germanAge}(?: jahren)?\b`,
  anyCase`\b(?:ich (?:gehe|werde)|gehe ich) (?:auf die|bald|nachstes jahr) ${germanAge}\b`,
  anyCase`\b(?:mein|unser)\w* (?:\w+ )?${role} (?:wird|ist) (?:nachstes jahr |bald |heuer |schon )?${germanAge}${ageEnd}`,
  anyCase`\b(?:ich bin|bin ich|er ist|sie ist|(?:mein|unser)\w* (?:\w+ )?${role} ist|werde ich|ich werde|er wird|sie wird|bin) (?:jetzt |nun |schon |bald |fast |heute |inzwischen |nachstes jahr |heuer |dieses jahr ){0,2}${germanAge}${ageEnd}`,
  anyCase`^(?!die\b|das\b|der betrieb\b|unsere? (?:firma|betrieb))\w+ (?:ist|wird) (?:schon |bald |jetzt |fast )?${germanAge}(?= jahre alt| und| geworden|[.,]|$)`,
  anyCase`\b(?:mit|trotz) (?:meinen )?${germanAge}(?: jahren)? (?:stehe|arbeite|bin|mache|fahre|sitze|backe|habe|kann) ich\b`,
  anyCase`\b(?:ich|meine frau|mein mann),? ${germanAge},`,
];
const illnesses: readonly RegExp[] = [
  /\b(?:meine frau|mein mann|mein bruder|mein partner|mein vater) ist\b[^;]{0,25}\bkrank\b|\bprobleme\b[^;]{0,10}\bmit (?:dem|den|meinem|meinen) (?:herz\w*|rucken|knien?|hufte|augen|gelenken)\b/iu,
  /\bbandscheibenvorfall\w*[^;]{0,15}\b(?:kann|konnte|darf) ich\b|\bich\b[^;]{0,12}\bnicht mehr (?:\w+ )?(?:fit|gesund|heben|konnen)\b|\bdas herz\b[^;]{0,12}\bprobleme\b|\bkraft lasst nach\b|\b(?:bin|seit \w+) (?:ich )?nicht mehr (?:richtig )?(?:fit|gesund|belastbar)\b/iu,
  anyCase`\b(?:ich|mein\w*(?: \w+)?|unser\w*(?: \w+)?|er|sie|seit dem|seit der|nach dem|nach der)\b[^;]{0,40}\b(?:krebs|herzinfarkt|infarkt|schlaganfall|burn-?out|depression\w*|bandscheibe\w*|bandscheibenvorfall|parkinson|diabetes|\w*operation|chemo\w*|schwer krank|krank geworden|dauerhaft krank|langer krank|hufte|fallt lange aus)\b`,
  /\bmeine?n?m? (?:rucken|knie|hufte|herz|gesundheit|schulter|augen|gelenke|kreuz)\b/iu,
  /\b(?:gesundheitliche[nr]? grunde\w*|gesundheitlich|aus gesundheitsgrunden)\b/iu,
  /\b(?:arzt|arztin|arzte|doktor)\b[^;]{0,15}\b(?:sagt|sagen|meint|rat|raten|warnt|hat gesagt|verbietet)\b/iu,
];

const healthAge: Kind = {
  kind: 'health-age',
  patterns: [...illnesses, ...ages],
  not: [
    /\b(?:wenn|falls) (?:ich|er|sie|jemand)\b[^;]{0,15}\bkrank\b/iu,
    /\b(?:patienten|kunden|bewohner|klienten|gaste|mitglieder)\b/iu,
    /\b(?:firma|betrieb|unternehmen|haus|maschine)\w* (?:ist|wird) (?:schon )?\d\d\b/iu,
    /\b(?:krankenstand|gesunde? (?:lebensmittel|ernahrung))\b/iu,
  ],
  values: ({ sentence }) => {
    const age = ages.map((pattern) => Number(pattern.exec(sentence)?.[1])).find((each) => each > 0);
    const isOwner =
      /\b(?:ich|mir|mich|meine?n?m? (?:rucken|knie|hufte|herz|gesundheit|schulter|augen|gelenke|kreuz|\w*operation|krebs|burn-?out))\b/iu.test(
        sentence,
      ) && !anyCase`\b(?:mein|unser)\w* (?:\w+ )?${role}\b`.test(sentence);
    const isNobodyElse = /\b(?:gesundheitlich\w*|arzt)\b/iu.test(sentence);
    return {
      ...(age !== undefined && { age }),
      ...(illnesses.some((pattern) => pattern.test(sentence)) && { illness: true }),
      who: isOwner || isNobodyElse ? 'owner' : 'other',
    };
  },
};

const cost = String.raw`(?:\w*kosten|\w*lohne|\w*mieten?|energie|strom|gas|diesel|mehl|butter|holz|stahl|material\w*|\w*preise fur|einkaufspreise|versicherung\w*|rohstoffe|zutaten|beschaffung)`;

const costSqueeze: Kind = {
  kind: 'cost-squeeze',
  patterns: [
    /\bmargen?\b[^;]{0,20}\b(?:immer )?(?:kleiner|dunner|geringer|schlechter)\b|\bdruck\w* (?:die|unsere) (?:preise|frachtraten)\b/iu,
    anyCase`\b(?:${cost})\b[^;]{0,30}\b(?:teurer|gestiegen|verdoppelt|hoher)\b[^;]{0,40}\b(?:fixpreis\w*|festpreis\w*|pauschalpreis\w*|gleich viel|denselben preis)\b`,
    /\balles wird teurer\b|\btrauen\b[^;]{0,12}\bnicht\b[^;]{0,15}\bpreise\b|\b(?:krankenkassen?|kassen?|kostentrager)\b[^;]{0,12}\b(?:zahlen|zahlt)\b[^;]{0,20}\b(?:denselben|gleichen|dasselbe|gleich viel)\b/iu,
    anyCase`\b(?:${cost}|mindestlohn|maut|\w*preise)\b[^;]{0,25}\b(?:gestiegen|steigen|steigt|rauf|gehen rauf|schwanken)\b[^;]{0,70}\b(?:nicht|runter|alten preisen|fix|jahrespreise|festpreise|kriegen wir)\b`,
    /\bpreise\b[^;]{0,20}\b(?:fix|fest|gebunden)\b[^;]{0,20}\b(?:lohne|kosten|material)\b|\bbleibt\b[^;]{0,30}\b(?:kaum|nichts)\b[^;]{0,15}\bubrig\b/iu,
    anyCase`\b${cost}\b[^;]{0,30}\b(?:steigen|steigt|wachsen|klettern)\b[^;]{0,20}\b(?:schneller|starker|mehr) als\b`,
    anyCase`\b${cost}\b[^;]{0,50}\b(?:teurer|gestiegen|steigen|steigt|explodier\w+|verdoppelt|davon|so teuer)\b[^;]{0,60}\b(?:nicht|keine\w*|nur|gleich\w*|fix|fest|festpreis\w*|bleiben|eingefroren|gedeckelt)\b`,
    /\b(?:preise|tarife|honorare|satze|festpreise)\b[^;]{0,40}\b(?:nicht|kaum) (?:\w+ )?(?:erhoht|erhohen|angehoben|anheben|anpassen|angepasst|weitergeben|durchsetzen)\b/iu,
    /\b(?:seit|schon)\b[^;]{0,30}\b(?:preise|tarife|honorare|satze) (?:nicht|kaum) (?:mehr )?(?:erhoht|angehoben|angepasst)\b/iu,
    /\bmargen?\b[^;]{0,20}\b(?:schmilzt|schmelzen|sinkt|sinken|schrumpft|schrumpfen|schwindet|bricht)\b/iu,
    /\b(?:frisst|fressen|frist)\b[^;]{0,30}\b(?:marge|margen|gewinn)\b/iu,
    /\b(?:kunden|auftraggeber|kassen)\b[^;]{0,25}\b(?:akzeptieren|zahlen|tragen|schlucken|wollen)\b[^;]{0,20}\b(?:keine|nicht|gleich)\b[^;]{0,25}\b(?:hoheren?|mehr|viel|preiserhohung\w*|zahlen)?/iu,
    /\b(?:kosten|lohne|steigerung\w*|erhohung\w*)\b[^;]{0,20}\b(?:nicht|kaum|nur teilweise) weiter ?(?:geben|gegeben|reichen)\b|\b(?:nicht|kaum) (?:an die kunden )?weiter ?(?:geben|reichen)\b/iu,
    /\bpreise\b[^;]{0,25}\b(?:gibt|geben|diktiert|diktieren|bestimmt|setzt)\b[^;]{0,30}\b(?:vor|uns|fest|der|die)\b/iu,
    /\b(?:tarife|preise|honorare)\b[^;]{0,15}\b(?:sind|bleiben|stehen)\b[^;]{0,15}\b(?:eingefroren|fix|fest|gedeckelt|gleich|unverandert)\b[^;]{0,20}\b(?:wahrend|aber|obwohl|und)\b/iu,
    /\b(?:kosten|lohne|mieten?)\b[^;]{0,20}\blaufen\b[^;]{0,15}\bdavon\b/iu,
  ],
  not: [
    /\b(?:gesunken|sinken die kosten|im griff|billiger)\b/iu,
    /\b(?:mitarbeiter|gesellen) (?:wollen|akzeptieren)\b/iu,
  ],
};

const asker = String.raw`(?:\w*konkurren\w+|\w*mitbewerber\w*|wettbewerber\w*|investor\w*|\w*kette|\w*gruppe|fonds|konzern|\w*handler|nachbar|lieferant|kunde|jemand|angestellten?|mitarbeiter\w*|${role})`;

const buyer: Kind = {
  kind: 'buyer',
  patterns: [
    /\bwegen einer? (?:ubernahme|kaufs?|beteiligung)\b[^;]{0,12}\b(?:angefragt|gemeldet|angerufen)\b/iu,
    anyCase`\b(?:wollte|wollten|hat|haben)\b[^;]{0,20}\buns\b[^;]{0,20}\b(?:filialist|konkurrent|mitbewerber|investor|kette|konzern)\b[^;]{0,15}\b(?:kaufen|ubernehmen|ubernommen)\b`,
    /\b(?:finanz)?(?:investor|fonds)\b[^;]{0,15}\b(?:angeklopft|gemeldet|interessiert)\b|\banfragen? von (?:\w+ )?(?:kaufern|interessenten|investoren)\b/iu,
    /\b(?:wurden?|mochten?|will|wollen)\b[^;]{0,25}\b(?:einsteigen und)\b[^;]{0,20}\bkaufen\b|\bwurden? die firma\b[^;]{0,12}\bkaufen\b/iu,
    /\b(?:vorgefuhlt|angefragt|gefragt|wissen wollen)\b[^;]{0,12}\bob wir\b[^;]{0,15}\bverkaufen\b(?! wir)/iu,
    /\bfragt\b[^;]{0,20}\bob er\b[^;]{0,30}\b(?:haben|ubernehmen|kaufen) kann\b|\bfragt\b[^;]{0,20}\bob sie\b[^;]{0,30}\b(?:haben|ubernehmen|kaufen) kann\b/iu,
    anyCase`\b(?:gefragt|fragt|fragen|angefragt|angesprochen)\b[^;]{0,40}\bob (?:wir|ich)\b[^;]{0,30}\b(?:verkaufen|verkaufe|verkaufen wurden|abgeben)(?! (?:an|in))`,
    anyCase`\b(?:ein\w*|zwei|mehrere|gibt es|haben) (?:\w+ )?(?:kauf)?interessent\w*\b[^;]{0,25}(?:\b(?:fur|an|aus)\b|$|[.])`,
    anyCase`\b${asker}\b[^;]{0,40}\b(?:mochten?|will|wollen|wurden?)\b[^;]{0,20}\b(?:uns|unser\w*|mein\w*|den|die|das)\b[^;]{0,30}\b(?:kaufen|ubernehmen|erwerben)\b`,
    /\b(?:hat|haben) (?:uns|mir) ein (?:\w+ )?angebot (?:gemacht|unterbreitet|vorgelegt)\b/iu,
    anyCase`\binteresse\b[^;]{0,40}\b(?:zu ubernehmen|zu kaufen|an einer ubernahme|am kauf|an (?:unser|der|mein)\w* (?:\w+ )?(?:\w*betrieb|\w*firma|unternehmen|geschaft|laden|praxis|\w*erei|werkstatt|hotel|apotheke|agentur))\b`,
    /\b(?:wegen|uber|zwecks) (?:eine[srm]? |den |einen )?(?:verkaufs?|ubernahme|kaufs?|beteiligung)\b[^;]{0,30}\b(?:auf uns zu|an uns|auf mich zu|gesprochen|angesprochen|kontaktiert|gemeldet)/iu,
    /\b(?:kaufanfrage|kaufangebot|ubernahmeangebot|ubernahmeanfrage)\w*\b/iu,
    /\bangebot fur (?:die firma|den betrieb|das unternehmen|unser\w* (?:firma|betrieb|praxis)|den laden|die praxis|das geschaft)\b/iu,
    anyCase`\bgefragt, ob (?:er|sie)\b[^;]{0,40}\b(?:ubernehmen|haben|kaufen|einsteigen)\b`,
    anyCase`\b${asker}\b[^;]{0,30}\b(?:wurde|wurden|mochten?|will|wollen) uns (?:gerne? )?(?:kaufen|ubernehmen)\b`,
  ],
  not: [
    /\bkunden fragen\b/iu,
    /\b(?:wir|ich) (?:wollen|mochten?|will|wurden) (?:\w+ ){0,3}(?:konkurrent\w*|mitbewerber\w*|betrieb|firma)\b[^;]{0,20}\b(?:kaufen|ubernehmen)\b/iu,
    /\bniemand\b/iu,
    /\b(?:kaufen|ubernehmen|kauft)\b[^;]{0,20}\b(?:maschine|wagen|ware|planung|verantwortung|aufgaben|baustelle)\b|\b(?:maschine|wagen|ware|produkt\w*|planung|verantwortung|aufgaben)\b[^;]{0,10}\b(?:kaufen|ubernehmen)\b/iu,
    /\binteressenten (?:bekommen|erhalten)\b/iu,
  ],
};

const paymentDays: Kind = {
  kind: 'payment-days',
  patterns: [
    /\b\d{2,3} tage,? bis\b[^;]{0,25}\b(?:zahlt|zahlen|bezahlt|geld)\b|\b\d{2,3} tage auf\b[^;]{0,15}\b(?:geld|bezahlung|zahlung|zahlungseingang)\b/iu,
    /\b(?:zahlt|zahlen|uberweist|bezahlt)\b[^;]{0,15}\bnach \d{2,3} (?:bis|-) \d{2,3} tagen\b|\b(?:uberweist|uberwiesen|uberweisen)\b[^;]{0,15}\bnach \d{2,3} tagen\b/iu,
    /\b\d{2,3} tage\b[^;]{0,20}\b(?:zahlungseingang|zahlungsziel|ziel\b|zeit zum zahlen|offen)|\bzahlungseingang\b[^;]{0,20}\b\d{2,3} tagen?\b/iu,
    /\b(?:zahlen|zahlt|bezahlen|bezahlt|gezahlt|uberweisen|beglichen|begleichen|begleicht|bezahlt wird)\b[^;]{0,30}?\b(?:nach|in|innert|innerhalb von|binnen|erst nach|mit)\s(?:etwa |rund |ca\.? )?\d{2,3} tagen?\b/iu,
    /\b(?:nach|in) \d{2,3} tagen (?:\w+ )?(?:beglichen|bezahlt|gezahlt|uberwiesen)\b/iu,
    /\bzahlungsziel\w*\b[^;]{0,25}?\b\d{2,3} tagen?\b/iu,
    /\b\d{2,3} tagen? (?:zahlungsziel|zahlungsfrist)\b/iu,
    /\b(?:warten?|wartet)\b[^;]{0,20}\b\d{2,3} tage\b[^;]{0,25}\b(?:geld|zahlung|bezahlung)\b/iu,
    /\b(?:brauchen?|braucht)\b[^;]{0,10}\b\d{2,3} tage\b[^;]{0,20}\b(?:zahlen|bezahlen|zahlt|zahlung)\b/iu,
    /\b(?:geld)\b[^;]{0,40}\b\d{2,3} tagen?\b/iu,
    /\bzahlungsfrist\w*\b[^;]{0,20}\b\d{2,3} tagen?\b/iu,
  ],
  not: [/\b(?:wir|ich) (?:be)?zahlen?\b/iu, /\b(?:unsere )?lieferanten (?:nach|in)\b/iu],
  values: ({ match: [words] }) => {
    const days = daysIn(words).at(-1);
    return days === undefined ? {} : { days };
  },
};

const whyLeave: Kind = {
  kind: 'why-leave',
  patterns: [
    anyCase`\b${clients}\b[^;]{0,12}\b(?:melden sich|hort|horen)\b[^;]{0,40}\b(?:ab|auf)\b(?=[^;]{0,5}$)`,
    anyCase`\bnach \w+(?: \w+){0,3} (?:sind|gehen|kundigen|springen)\b[^;]{0,15}\b${clients}\b[^;]{0,12}(?:\b(?:weg|ab)\b|[.]?$)`,
    anyCase`\b${clients}\b[^;]{0,20}\b(?:gehen|wechseln|wandern|horen)\b[^;]{0,40}\b(?:im (?:ersten|zweiten|dritten) jahr|wegen|deshalb|weil|sobald|wenn)\b`,
    /\bwer\b[^;]{0,40}\bwartet\b[^;]{0,20}\bkommt nicht (?:mehr|wieder)\b|\b(?:abos?|vertrage|mitgliedschaften)\b[^;]{0,20}\bnach (?:der|dem|einem?)\b[^;]{0,20}\bgekundigt\b/iu,
    /\bverlieren\b[^;]{0,15}\b(?:stammgaste|stammkunden|leute|schuler|patienten)\b[^;]{0,20}\b(?:weil|wenn|nach|sobald)\b|\bsie gehen wegen\b|\bkunden\b[^;]{0,50}\bund wechseln\b/iu,
    anyCase`\b${clients}\b[^;]{0,25}\b(?:kundigen|gehen|wechseln|springen ab|wandern ab|horen|brechen|verlassen uns|bleiben weg|melden sich ab|sind)\b[^;]{0,50}\b(?:nach (?:de[mr]|dem ersten|ein\w*|zwei|drei|sechs|\d+|kurzer)|weil|wenn|sobald|da)\b`,
    anyCase`\b(?:verlieren|verliere)\b[^;]{0,20}\b${clients}\b[^;]{0,40}\b(?:nach|weil|wenn|sobald)\b`,
    anyCase`\b${clients}\b[^;]{0,15}\b(?:kommen nicht (?:wieder|mehr|zuruck)|buchen nicht mehr|bestellen nicht mehr)\b[^;]{0,40}\b(?:nach|weil|wenn|sobald)\b`,
    /\b(?:kundigungen|abmeldungen|abgange|austritte)\b[^;]{0,30}\b(?:kommen|nach|weil|wenn)\b/iu,
    anyCase`\b${clients}\b[^;]{0,20}\bnach \w+ (?:monaten|wochen|jahren) (?:wieder )?(?:weg|ab)\b`,
  ],
  not: [
    /\b(?:kaum|kein\w*|selten) (?:ein\w* )?(?:kunde|kunden|mitglied)/iu,
    /\b(?:mitarbeiter|gesellen|lehrlinge|angestellten?|fahrer)\b[^;]{0,20}\b(?:kundigen|gehen|wechseln)\b/iu,
    /\bhoren (?:wir )?(?:den )?kunden zu\b|\bzufrieden\b/iu,
  ],
};

const owners = String.raw`(?:bruder|schwester|partner(?:in)?|teilhaber(?:in)?|cousin|gesellschafter(?:in|n|s)?|geschwistern?|mitinhaber|kompagnon|erben|inhabern?|schwager|mann|frau)`;

const partnersUnsettled: Kind = {
  kind: 'partners-unsettled',
  patterns: [
    /\b(?:gesellschafts)?vertrag\b[^;]{0,10}\bregelt nicht\b|\bkeine (?:regelung|abmachung|vereinbarung)\b[^;]{0,30}\b(?:einer von uns|partner|anteile?|gesellschafter|aussteig\w*)\b/iu,
    anyCase`\bmein\w* (?:\w+ )?${owners} (?:mochte|will)\b[^;]{0,40}\bich (?:mochte|will|lieber|eher|nicht)\b`,
    /\b(?:ausstieg|ausscheiden|tod|todesfall)\b[^;]{0,40}\b(?:offen|nie geregelt|nicht geregelt|unklar|ungeklart)\b|\banteilen?\b[^;]{0,30}\b(?:nie|nicht) (?:geregelt|geklart)\b/iu,
    /\bzu (?:zweit|dritt|viert)\b[^;]{0,30}\b(?:nie|kein\w*|nicht)\b[^;]{0,20}\beinig\b|\bstreit\b[^;]{0,12}\bwer\b/iu,
    anyCase`\bmein\w* ${owners}\b[^;]{0,30}\b(?:nichts festgelegt|nicht festgelegt|kaum noch miteinander|nicht mehr miteinander)\b|\bzwischen mir und mein\w* ${owners}\b[^;]{0,60}\b(?:nichts|nicht|nie)\b`,
    /\b(?:mundlich|per handschlag)\b[^;]{0,30}\b(?:niemand|keiner|nicht|nichts)\b|\b(?:zwei|drei|vier) (?:inhaber|gesellschafter|partner|geschaftsfuhrer)\b[^;]{0,20}\b(?:unterschiedlich\w*|verschieden\w*)\b/iu,
    anyCase`\b(?:mein\w* (?:\w+ )?${owners} und ich|wir (?:zwei|drei|vier|beiden?)(?: \w+)?|die (?:\w+ )?${owners}|wir ${owners})\b[^;]{0,30}\b(?:nicht einig|uneinig|uneins|streiten|verschiedene\w*|unterschiedliche\w*|ziehen nicht|nicht geklart|nie geklart|nie geregelt|nicht geregelt|nie besprochen|nie daruber|nicht daruber)\b`,
    /\b(?:kein\w*|ohne)\b[^;]{0,10}\b(?:gesellschaftervertrag|gesellschafter-?vereinbarung|partnerschaftsvertrag|aktionarsbindungsvertrag|gesellschaftsvertrag)\b/iu,
    /\b(?:was (?:passiert|geschieht|ist)), wenn (?:einer|eine) von uns\b|\bwenn (?:einer|eine) von uns\b[^;]{0,40}\b(?:nicht|nie|offen|unklar)\b/iu,
    anyCase`\bmein\w* (?:\w+ )?${owners} will\b[^;]{0,40}\bich (?:nicht|aber|will|mochte)\b`,
    /\banteile?\b[^;]{0,25}\b(?:nie|nicht|noch nie) (?:bewertet|geschatzt)\b|\bwas (?:ein|mein|sein|ihr|der) anteil wert ist\b/iu,
    anyCase`\b(?:zwischen|unter) uns(?: \w+)?\b[^;]{0,30}\b(?:nichts|nicht|nie)\b[^;]{0,25}\b(?:schriftlich|geregelt|vereinbart|geklart|festgehalten)\b`,
    anyCase`\bwer von uns\b[^;]{0,40}\b(?:offen|unklar|nicht geklart|nicht geregelt|ungeklart|wissen wir nicht)\b`,
    anyCase`\b${owners}\b[^;]{0,20}\b(?:streiten|uneinig|nicht einig|zerstritten|sind uneins)\b`,
    /\b(?:nie|nicht) (?:aufgeschrieben|schriftlich|festgelegt|geregelt)\b[^;]{0,20}\bwer\b/iu,
  ],
  not: [
    /\b(?:kund\w+|lieferant\w*)\b/iu,
    /\b(?:alles|bereits|schon) (?:\w+ )?(?:geregelt|geklart)\b/iu,
  ],
};

const ownSum: Kind = {
  kind: 'own-sum',
  patterns: [
    anyCase`\b(?:fehler|ausschuss|irrtum|schaden|panne)\b[^;]{0,30}\b(?:kostete|betrug|kostete uns)\b[^;]{0,15}?${sum}`,
    anyCase`\b(?:fressen|frisst|loch von|forderungsausfalle?:?|ausfalle?:?|schreiben)\b[^;]{0,30}?${sum}`,
    anyCase`\b(?:kostet|kosten|verlieren|verliere|verloren|entgehen|entgeht|verschlingt|verbrennen|verbrenne|schaden|verlust|fehlen|verschenken|abschreiben)\b[^;]{0,40}?${sum}`,
    anyCase`${sum}[^;]{0,20}\b(?:gekostet|verloren|abschreiben|abgeschrieben|verschlungen|verbrannt|verlust|schaden|entgangen|in den sand gesetzt)\b`,
  ],
  not: [
    /\b(?:neue[rsn]?|kassensystem|maschine|anlage) (?:\w+ )?kostet\b/iu,
    /\b(?:investiert|kunden?)\b/iu,
    /\b(?:umsatz|auftrag) (?:liegt|bringt)\b/iu,
    /\bein\w* \w+ kostet\b/iu,
  ],
  values: ({ match: [words], country }) => {
    const [amount] = amountsIn(words, country);
    return amount === undefined ? {} : { amount };
  },
};

const latePayer: Kind = {
  kind: 'late-payer',
  patterns: [
    /\b(?:zahlt|zahlen|bezahlt|bezahlen)\b[^;]{0,30}\b(?:nach|in|mit) \d{2,3} Tagen\b[^;]{0,40}\b(?:Vertrag|statt|vereinbart\w*|ausgemacht)\b/iu,
    /\b(?:zahlt|zahlen|bezahlt|bezahlen)\b[^;]{0,20}\b(?:immer |oft |viel )?(?:zu spat|verspatet|wann (?:er|sie|es) (?:will|wollen))\b/iu,
    /\b(?:offene|unbezahlte|uberfallige) (?:Rechnungen|Forderungen|Posten)\b/iu,
    /\bRechnungen?\b[^;]{0,25}\b(?:unbezahlt|uberfallig|noch offen|seit \w+ offen)\b/iu,
    /\b(?:schuldet|schulden) uns\b/iu,
    /\b(?:laufe|laufen|renne|rennen)\b[^;]{0,15}\b(?:Geld|Zahlungen|Rechnungen) hinterher\b/iu,
  ],
  not: [
    /\b(?:wir|ich) (?:zahle|zahlen|bezahle|bezahlen)\b/iu,
    /\b(?:keine|kaum) (?:offenen?|unbezahlten?|uberfalligen?)\b/iu,
  ],
  values: ({ match: [words] }) => {
    const days = daysIn(words);
    return days.length === 0 ? {} : { days: Math.max(...days) };
  },
};

const openQuestion: Kind = {
  kind: 'open-question',
  patterns: [
    /\b(?:wartet|warten)\b[^;]{0,20}\bauf (?:eine|meine|unsere|die) (?:Antwort|Entscheidung|Zusage)\b/iu,
    /\b(?:habe|haben|hab)\b[^;]{0,30}\b(?:noch nicht|nie|noch nie|immer noch nicht) (?:richtig )?(?:geantwortet|zugesagt|zuruckgerufen|entschieden|abgesagt)\b/iu,
    /\b(?:hat|haben)\b[^;]{0,20}\b(?:zweimal|dreimal|mehrmals|mehrfach|schon ofter|wieder)\b[^;]{0,30}\b(?:gefragt|nachgefragt|angefragt)\b/iu,
    /\bschiebe\b[^;]{0,30}\b(?:Antwort|Entscheidung|Gesprach)\b[^;]{0,20}\b(?:vor mir her|auf|hinaus)\b/iu,
    /\b(?:gesprochen|geredet)\b[^;]{0,12}\b(?:daruber )?(?:haben wir )?(?:daruber )?(?:noch nie|nie)\b/iu,
  ],
  not: [/\b(?:Kunden|Kundinnen|Gaste|Patienten)\b[^;]{0,15}\b(?:warten|fragen)\b/iu],
};

const lowPrices: Kind = {
  kind: 'low-prices',
  patterns: [
    /\b(?:Preise|Preis|Stundensatz|Satze|Honorar\w*)\b[^;]{0,60}\b(?:traue|trauen)\b[^;]{0,12}\bnicht\b|\b(?:traue|trauen)\b[^;]{0,20}\bnicht\b[^;]{0,40}\b(?:Preise|Preis|erhohen|anheben|verlangen)\b/iu,
    /\bPreise\b[^;]{0,40}\b(?:nicht|nie) (?:angehoben|erhoht|angepasst)\b/iu,
    /\b(?:Preise|Satze|Preisliste)\b[^;]{0,25}\b(?:seit (?:19|20)\d\d|von (?:19|20)\d\d|zu niedrig|unverandert)\b/iu,
    /\b(?:sind|bin) (?:viel |einfach |eigentlich )?zu (?:billig|gunstig)\b/iu,
    /\b(?:berechnen|berechne|verrechnen|verrechne)\b[^;]{0,20}\b(?:nicht|nichts|nie)\b|\b(?:umsonst|kostenlos|gratis)\b[^;]{0,30}\b(?:machen|mache|obwohl|dabei)\b/iu,
    /\bAngst\b[^;]{0,25}\b(?:Preise?|erhohen|anheben)\b/iu,
  ],
  not: [
    /\b(?:Konkurren\w+|Mitbewerber|Discounter)\b[^;]{0,30}\b(?:billig|gunstig)/iu,
    /\b(?:Lieferung|Erstgesprach|Angebot) (?:ist )?(?:kostenlos|gratis)\b/iu,
  ],
};

const slowQuotes: Kind = {
  kind: 'slow-quotes',
  patterns: [
    /\b(?:Angebote?|Kostenvoranschlage?|Kalkulationen?)\b[^;]{0,45}\b(?:Wochen|Monate|abends|nachts|sonntags|am Wochenende|liegen|bleiben|zu spat|warten|hinterher)\b/iu,
    /\bKunden warten\b[^;]{0,25}\b(?:Angebot|Angebote|Kostenvoranschlag)\b/iu,
    /\b(?:schreibe|mache|kalkuliere|rechne)\b[^;]{0,25}\b(?:Angebote|alle Angebote|jedes Angebot)\b[^;]{0,30}\b(?:selbst|selber|allein|abends|nachts|sonntags)\b/iu,
    /\b(?:Stapel|Berg)\b[^;]{0,15}\b(?:Angebote|Angeboten|Anfragen)\b/iu,
  ],
  not: [
    /\b(?:Lieferanten?|Versicherung|Bank)\b/iu,
    /\bin (?:einem|zwei|24|48) (?:Tag|Tagen|Stunden)\b/iu,
  ],
};

const callsOwner: Kind = {
  kind: 'calls-owner',
  patterns: [
    /\b(?:rufen|ruft) mich\b[^;]{0,40}\b(?:an|sonntags|abends|nachts|im Urlaub|am Wochenende)\b/iu,
    /\b(?:niemand|keiner)\b[^;]{0,15}\b(?:traut sich|will|mag)\b[^;]{0,25}\b(?:entscheiden|Entscheidung\w*)\b/iu,
    /\b(?:jede|jeder|jedes|alle) \w+(?: \w+)? (?:landet|landen|kommt|kommen|geht|gehen) (?:bei mir|zu mir|auf meinem (?:Tisch|Schreibtisch)|uber meinen (?:Tisch|Schreibtisch))\b/iu,
    /\b(?:fragen|fragt) mich (?:wegen|bei) (?:allem|jeder|jedem)\b/iu,
  ],
  not: [/\b(?:Kunden|Kundinnen|Gaste)\b[^;]{0,15}\brufen\b/iu],
};

/** The kinds of fact as they are told in German. */
export const germanKinds: readonly Kind[] = [
  wishExit,
  wishSmall,
  event,
  personLeaves,
  onlyOne,
  clientShare,
  liquidity,
  termEnds,
  healthAge,
  costSqueeze,
  buyer,
  paymentDays,
  whyLeave,
  partnersUnsettled,
  ownSum,
  latePayer,
  openQuestion,
  lowPrices,
  slowQuotes,
  callsOwner,
];
