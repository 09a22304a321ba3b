/** Signs that a text speaks to a machine, in Dutch. */
export const dutch: readonly string[] = [
  String.raw`\b(?:negeer|vergeet)\b(?:\s+\w+){0,4}?\s+(?:vorige|eerdere|bovenstaande|voorgaande|voorafgaande|oorspronkelijke)\s+(?:\w+\s+)?(?:instructies?|aanwijzingen|opdrachten|regels|prompts?)\b`,
  String.raw`\b(?:negeer|vergeet)\s+(?:alle|je|uw|deze)\s+(?:\w+\s+)?(?:instructies|aanwijzingen|opdrachten)\b`,
  String.raw`\bje bent (?:nu|vanaf nu|voortaan)\s+(?:een|de|het|geen|in)\b`,
  String.raw`\bvanaf nu (?:ben|antwoord|schrijf|moet) (?:je|u)\b`,
  String.raw`\bals (?:ai|kunstmatige intelligentie|taalmodel)\b(?!-)`,
  String.raw`\bsysteem-?(?:prompt|instructies?|bericht)\b`,
  String.raw`\b(?:beste|hallo) assistent\b`,
  String.raw`\bhet rapport moet (?:zeggen|stellen|bevestigen|aanbevelen)\b`,
  String.raw`\bantwoord (?:alleen|uitsluitend|enkel|altijd)\b`,
  String.raw`\b(?:geef|beoordeel|waardeer|scoor|ken)\b[^.!?\n]{0,60}(?:10 van (?:de )?10|10 op 10|10 ?\/ ?10|tien (?:van de|op) tien|maximale score|hoogste (?:score|cijfer)|volle score)`,
];
