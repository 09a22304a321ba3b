/** Signs that a text speaks to a machine, in French, Spanish, Portuguese and Italian. */
export const romance: readonly string[] = [
  // French
  String.raw`\b(?:ignore[rz]?|ignores|oublie[rz]?|oublies|(?:ne )?(?:tiens|tenez) (?:pas|aucun) compte|fai(?:s|tes) abstraction|passe[rz]? outre)\b[^.!?\n]{0,40}\b(?:instructions?|consignes?|directives?|règles|ordres|invites?)\b[^.!?\n]{0,25}(?:précédent|antérieur|ci-dessus|au-dessus|plus haut|du système|initial|reçu)`,
  String.raw`\b(?:ignore[rz]?|oublie[rz]?)\s+(?:toutes|tes|vos|ces)\s+(?:\w+\s+){0,2}?(?:instructions|consignes|directives)\b`,
  String.raw`\b(?:tu es|vous êtes)\s+(?:désormais|maintenant|à présent|dorénavant)\s+(?:une?|le|la|en|un assistant)\b`,
  String.raw`\b(?:désormais|dorénavant|à partir de maintenant),? (?:tu|vous) (?:es|êtes|dois|devez|réponds|répondez)\b`,
  String.raw`\ben tant qu(?:e |['’])(?:ia|une ia|intelligence artificielle|modèle de langage)\b`,
  String.raw`\b(?:invite|prompt|message|instructions?) (?:du |de )?système\b`,
  String.raw`\b(?:réponds|répondez) (?:uniquement|seulement|exclusivement|toujours|simplement)\b`,
  String.raw`\b(?:note|notez|évalue[rz]?|donne[rz]?|attribue[rz]?|accorde[rz]?|mets|mettez)\b[^.!?\n]{0,60}(?:10 sur 10|dix sur dix|10 ?\/ ?10|note maximale|score maxim(?:al|um)|meilleure note|maximum de points|note parfaite)`,
  String.raw`\b(?:révèle[rz]?|affiche[rz]?|montre[rz]?|répète[rz]?)\b[^.!?\n]{0,30}\b(?:tes|vos) (?:\w+ )?(?:instructions|consignes)\b`,
  // Spanish
  String.raw`\b(?:ignor(?:a|e|en|ad|ar)|olvid(?:a|e|en|ad|ar)|descart(?:a|e|en)|omit(?:e|a|an)|no (?:hagas|haga) caso (?:a|de)|ha(?:z|ga) caso omiso de)\b[^.!?\n]{0,40}\b(?:instrucciones|instrucción|indicaciones|reglas|órdenes|directrices)\b[^.!?\n]{0,25}(?:anterior|previa|de arriba|del sistema|inicial)`,
  String.raw`\b(?:ignora|ignore|olvida|olvide)\s+(?:todas|tus|sus)\s+(?:las\s+|tus\s+)?(?:\w+\s+)?(?:instrucciones|indicaciones|directrices)\b`,
  String.raw`\b(?:ahora|desde ahora|a partir de ahora),? (?:tú )?(?:eres|usted es|serás)\b`,
  String.raw`\b(?:eres|usted es) ahora\b`,
  String.raw`\bcomo (?:una? )?(?:ia|inteligencia artificial|modelo de lenguaje)\b`,
  String.raw`\b(?:prompt|mensaje|instrucciones) del? sistema\b`,
  String.raw`\bresponde (?:solo|sólo|solamente|únicamente|exclusivamente)\b`,
  String.raw`\b(?:punt[uú]a|califica|califique|valora|valore|evalúa|evalúe|otorga|otorgue|asigna|asigne|da|dale|dé|danos|pon|ponga|concede)\b[^.!?\n]{0,60}(?:10 (?:de|sobre) 10|10 ?\/ ?10|diez (?:de|sobre) diez|puntuación máxima|máxima puntuación|máxima calificación|calificación máxima|nota máxima|máxima nota)`,
  String.raw`\b(?:revela|muestra|repite|imprime)\b[^.!?\n]{0,30}\btus (?:\w+ )?(?:instrucciones|reglas)\b`,
  // Portuguese
  String.raw`\b(?:ignore|ignora|esqueça|esquece|desconsidere|desconsidera)\b[^.!?\n]{0,40}(?:instruções|orientações|regras|comandos)\b[^.!?\n]{0,25}(?:anterior|acima|prévi|do sistema|iniciais)`,
  String.raw`\b(?:ignore|esqueça|desconsidere)\s+todas\s+as\s+(?:\w+\s+)?(?:instruções|orientações)`,
  String.raw`\b(?:agora você é|você agora é|a partir de agora,? você)`,
  String.raw`\bcomo (?:uma )?(?:inteligência artificial|modelo de linguagem)\b`,
  String.raw`\b(?:dê|atribua|avalie|classifique|pontue|conceda)\b[^.!?\n]{0,60}(?:10 de 10|10 ?\/ ?10|dez de dez|nota máxima|pontuação máxima|nota dez)`,
  // Italian
  String.raw`\b(?:ignora(?:te|re)?|dimentica(?:te|re)?|trascura(?:te)?)\b[^.!?\n]{0,40}\b(?:istruzioni|indicazioni|regole|direttive)\b[^.!?\n]{0,25}(?:precedent|sopra|del sistema|inizial)`,
  String.raw`\b(?:ignora|dimentica|ignorate|dimenticate)\s+tutte\s+le\s+(?:\w+\s+)?(?:istruzioni|indicazioni)\b`,
  String.raw`\b(?:ora|adesso|da ora in poi|d['’]ora in poi),? (?:tu )?sei (?:una?|il|la|in)\b`,
  String.raw`\b(?:in quanto|come) (?:ia|intelligenza artificiale|modello linguistico)\b`,
  String.raw`\b(?:dai|dà|assegna|valuta|attribuisci|concedi|date|assegnate)\b[^.!?\n]{0,60}(?:10 su 10|10 ?\/ ?10|dieci su dieci|punteggio massimo|massimo punteggio|massimo dei voti|voto massimo)`,
];
