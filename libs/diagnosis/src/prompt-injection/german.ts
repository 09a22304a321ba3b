const told =
  '(?:anweisung|instruktion|vorgabe|anleitung|befehl|regel|eingabe|richtlinie|prompt)\\w*';

/** Where a sentence commands its reader instead of describing the business. */
const opening = String.raw`(?:^|[.!?:;\n"“”(\]}>#*=-]\s*|\b(?:bitte|jetzt)\s+)`;

/** Signs that a text speaks to a machine, in German. */
export const german: readonly string[] = [
  String.raw`\b(?:ignorier\w*|vergiss|vergessen sie|missachte\w*|verwirf|überspringe?)\b(?:\s+\w+){0,4}?\s+(?:vorherig|bisherig|obig|vorangegangen|vorangehend|vorig|früher|oben|ursprünglich)\w*(?:\s+\w+){0,3}?\s+${told}`,
  String.raw`\b(?:ignoriere|vergiss|missachte|ignorieren sie|vergessen sie)\s+(?:bitte\s+)?(?:alle|sämtliche|jede|deine|ihre|diese|die)\s+(?:\w+\s+){0,2}${told}`,
  String.raw`\b(?:ignoriere|vergiss|ignorieren sie|vergessen sie)\s+alles\b`,
  String.raw`\bsystem-?(?:prompt|anweisung|nachricht|eingabe)\w*`,
  String.raw`\b(?:zeig|nenn|verrat|gib|wiederhol|druck)\w*\b(?:\s+\w+){0,3}?\s+(?:deine|deinen|ihre|ihren)\s+(?:\w+\s+)?${told}`,
  String.raw`\bdu bist (?:jetzt|nun|ab sofort|ab jetzt|von nun an|nicht mehr)\b`,
  String.raw`\bsie sind (?:jetzt|nun|ab sofort|ab jetzt)\s+(?:ein|eine|der|die|das|im|kein|keine)\b`,
  String.raw`\bals (?:ki|künstliche intelligenz|sprachmodell)\b(?!-)`,
  String.raw`\bab (?:jetzt|sofort|nun) (?:bist|antwortest|schreibst|bewertest|musst|sollst|wirst) du\b`,
  String.raw`\bneue (?:anweisung|instruktion)(?:en)? ?:`,
  String.raw`\bantworte(?:n sie)? (?:nur|ausschließlich|immer|stets|ab jetzt|bitte nur)\b`,
  String.raw`\b(?:bewerte|beurteile|benote|bewerten sie)\b[^.!?\n]{0,60}(?:10 von 10|zehn von zehn|10 ?\/ ?10|voller punktzahl|höchst\w*|maximal\w*|bestnote)`,
  String.raw`\b(?:gib|vergib|erteile|setze|geben sie|vergeben sie|setzen sie)\b[^.!?\n]{0,60}(?:10 von 10|zehn von zehn|10 ?\/ ?10|volle punktzahl|höchstpunktzahl|höchstwertung|bestnote|höchste (?:punktzahl|bewertung|note)|maximale (?:punktzahl|bewertung))`,
  String.raw`\b(?:lieber|liebe|hallo) (?:assistent|assistentin|ki)\b`,
  String.raw`\bhier spricht (?:der|die|das) (?:administrator|entwickler|betreiber|support)`,
  String.raw`\b(?:der|dieser) bericht (?:soll|muss) (?:\w+ ){0,6}(?:sagen|feststellen|bestätigen|behaupten|empfehlen)\b`,
  String.raw`\b(?:alle|jede|sämtliche|die) kritische\w* (?:empfehlung|feststellung|befund)\w*`,
  String.raw`\bin jede (?:empfehlung|feststellung|schlussfolgerung)\b`,
  String.raw`\bander\w+ (?:\w+ )?(?:bewertet|ausgewertet|analysiert)e\w* (?:unternehmen|firmen|betriebe)\b`,
  String.raw`\b(?:an|hinweis an|nachricht an) (?:die|das) (?:ki|sprachmodell)\b`,
  String.raw`${opening}(?:schreibe?|schreiben sie|sage?|behaupte|bestätige|bestätigen sie|erkläre|stelle fest|stellen sie fest),? dass (?:die|der|das|unser\w*|mein\w*|wir|alles|es)\b[^.!?\n]{0,60}\b(?:bereit|perfekt|ausgezeichnet|keine \w*(?:schwächen|lücken|risiken|mängel)|tadellos)`,
  String.raw`${opening}(?:nenne?|nennen sie|erwähne?|erwähnen sie|zeige?|berichte|verschweige)(?: bitte)? (?:\w+ )?(?:keine|nicht die|alle) \w*(?:schwäche|lücke|risik|mängel|gefahr|warnung)\w*`,
  String.raw`${opening}(?:verhalte dich|verhalten sie sich|handle|handeln sie|agiere|sprich|antworte|antworten sie)(?: ab jetzt)? (?:wie|als) [^.!?\n]{0,40}\bohne (?:\w+ )?(?:regeln|einschränkung\w*|grenzen|vorgaben|filter|kritik)\b`,
  String.raw`${opening}(?:lobe|loben sie)(?: nur| immer| bitte)? (?:uns|mich|nur|die firma|das unternehmen|den inhaber|unser\w*)\b`,
  String.raw`${opening}(?:tu so|tun sie so|stell dir vor|stellen sie sich vor),? (?:als|du|sie|dass)\b`,
  String.raw`\b(?:zeige?|nenne?|liste|gib|zeigen sie|geben sie)\b[^.!?\n]{0,30}\b(?:antworten|punkte|berichte|ergebnisse|daten) (?:von )?(?:ander\w+|aller) (?:unternehmen|firmen|betriebe\w*|inhaber)\b`,
  String.raw`\b(?:liebes|hallo|wertes) (?:sprachmodell|modell|system)\b`,
  String.raw`\b(?:der|mein|unser|dein) (?:coach|administrator|admin) hat (?:das|dies|es|dem|diesem)\b[^.!?\n]{0,20}\b(?:genehmigt|erlaubt|freigegeben|zugestimmt|bestätigt)`,
  String.raw`${opening}(?:setze?|erhöhe?|ändere|setzen sie|erhöhen sie) (?:die|den|alle|jede|unser\w*) (?:gesamt)?(?:punktzahl|wertung|bewertung|punkte|note|noten|score\w*)\b`,
];
