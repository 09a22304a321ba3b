import { textFactKinds } from '@ellac/contracts';
import { describe, expect, it } from '@jest/globals';
import frenchExamples from '../../testing/french-fact-examples.json' with { type: 'json' };
import germanExamples from '../../testing/german-fact-examples.json' with { type: 'json' };
import { kindsIn, readAnswer, type FoundFact } from '../read-answer.js';
import type { ReadLanguage } from '../reading/language-of.js';

const languages = [
  ['german', germanExamples],
  ['french', frenchExamples],
] as const;

const kindsOf = (sentence: string, language: ReadLanguage): readonly string[] =>
  kindsIn(sentence, language).map(({ kind }) => kind.kind);

describe.each(languages)('the kinds of fact in %s', (language, { kinds, neutral }) => {
  it('are known to the contract, each with examples', () => {
    expect(textFactKinds).toEqual(expect.arrayContaining(kinds.map(({ kind }) => kind)));
  });

  it.each(kinds.flatMap(({ kind, yes }) => yes.map((sentence) => [kind, sentence] as const)))(
    '%s: %s',
    (kind, sentence) => {
      expect(kindsOf(sentence, language)).toContain(kind);
    },
  );

  it.each(kinds.flatMap(({ kind, no }) => no.map((sentence) => [kind, sentence] as const)))(
    'not %s: %s',
    (kind, sentence) => {
      expect(kindsOf(sentence, language)).not.toContain(kind);
    },
  );

  it.each(neutral)('none: %s', (sentence) => {
    expect(kindsOf(sentence, language)).toEqual([]);
  });
});

/** What the first fact of a kind tells, without its sentence. */
function told(kind: FoundFact['kind'], answer: string, language: ReadLanguage) {
  const facts = readAnswer(answer, { submittedOn: '2026-11-23', country: 'EU', language });
  const place = ['kind', 'sentence', 'start', 'end'];
  return Object.fromEntries(
    Object.entries(facts.find((fact) => fact.kind === kind)!).filter(
      ([field]) => !place.includes(field),
    ),
  );
}

describe('what a fact tells', () => {
  it.each<[FoundFact['kind'], string, Partial<FoundFact>]>([
    [
      'wish-exit',
      'Bis Ende 2028 möchte ich die Bäckerei an meine Tochter übergeben.',
      { to: 'family', date: '2028-12-31', months: 25, yearOnly: true },
    ],
    ['wish-exit', 'Wir möchten den Betrieb an unsere Mitarbeiter übergeben.', { to: 'staff' }],
    ['wish-exit', 'Ich will die Firma an einen Investor verkaufen.', { to: 'buyer' }],
    ['wish-exit', 'Keines meiner Kinder will, wir suchen einen Nachfolger.', { to: 'open' }],
    ['event', 'Unser Hauptlieferant stellt die Produktion ein.', { about: 'supplier' }],
    ['event', 'Der Kunde hat im Mai Insolvenz angemeldet.', { about: 'client', tense: 'happened' }],
    [
      'person-leaves',
      'Mein Werkstattleiter Mehmet hat gekündigt.',
      { person: 'Mehmet', tense: 'coming' },
    ],
    ['only-one', 'Nur ich kann die Angebote kalkulieren.', { who: 'owner' }],
    [
      'only-one',
      'Hervé ist der Einzige, der die Maschine einrichten kann.',
      { who: 'other', person: 'Hervé' },
    ],
    ['client-share', 'Ein Kunde macht 40 % unseres Umsatzes aus.', { percent: 40 }],
    [
      'client-share',
      'Die Hälfte vom Umsatz kommt von einem einzigen Auftraggeber.',
      { percent: 50 },
    ],
    [
      'term-ends',
      'Der Mietvertrag läuft Ende 2027 aus.',
      { thing: 'site', date: '2027-12-31', months: 13, yearOnly: true },
    ],
    ['term-ends', 'Der Franchisevertrag endet.', { thing: 'right' }],
    ['term-ends', 'Unser Rahmenvertrag endet bald.', { thing: 'contract' }],
    ['health-age', 'Ich bin 63 und merke es jeden Abend.', { age: 63, who: 'owner' }],
    ['health-age', 'Mein Mann hat Krebs und fällt lange aus.', { illness: true, who: 'other' }],
    ['payment-days', 'Zahlungsziel 30 Tage, gezahlt wird nach 48 Tagen.', { days: 48 }],
    ['own-sum', 'Der Schaden belief sich auf 1,5 Mio. Euro.', { amount: 1_500_000 }],
    ['own-sum', 'Uns entgehen jedes Jahr 120 T€.', { amount: 120_000 }],
    ['own-sum', 'Durch Nacharbeit verlieren wir rund 45 000 €.', { amount: 45_000 }],
  ])('in German, %s: %s', (kind, answer, expected) => {
    expect(told(kind, answer, 'german')).toMatchObject(expected);
  });

  it.each<[FoundFact['kind'], string, Partial<FoundFact>]>([
    [
      'wish-exit',
      'Dans trois ans je transmets la boulangerie à ma fille.',
      { to: 'family', date: '2029-11-30', months: 36, yearOnly: true },
    ],
    ['wish-exit', 'J’aimerais passer la main à mes salariés.', { to: 'staff' }],
    ['wish-exit', 'Je veux vendre à un concurrent.', { to: 'buyer' }],
    ['wish-exit', 'Il n’y a pas de successeur dans l’entreprise.', { to: 'open' }],
    ['event', 'Notre principal fournisseur arrête la production.', { about: 'supplier' }],
    ['event', 'Un gros client a déposé le bilan en mai.', { about: 'client', tense: 'happened' }],
    [
      'person-leaves',
      'Mon chef d’atelier Mehmet a démissionné.',
      { person: 'Mehmet', tense: 'coming' },
    ],
    ['only-one', 'Moi seul sais faire les devis.', { who: 'owner' }],
    [
      'only-one',
      'Hervé est le seul à savoir régler la commande numérique.',
      { who: 'other', person: 'Hervé' },
    ],
    ['client-share', 'La clinique pèse un tiers de nos recettes.', { percent: 33 }],
    [
      'term-ends',
      'Le bail se termine fin 2027.',
      { thing: 'site', date: '2027-12-31', yearOnly: true },
    ],
    ['term-ends', 'La licence expire bientôt.', { thing: 'right' }],
    ['term-ends', 'Le contrat de maintenance expire bientôt.', { thing: 'contract' }],
    ['health-age', 'J’ai 63 ans et je le sens chaque soir.', { age: 63, who: 'owner' }],
    ['health-age', 'Mon mari a un cancer.', { illness: true, who: 'other' }],
    ['payment-days', 'Les clients paient à 60 jours.', { days: 60 }],
    ['own-sum', 'Le sinistre s’est élevé à 1,5 million d’euros.', { amount: 1_500_000 }],
    ['own-sum', 'Chaque année 120 k€ nous échappent.', { amount: 120_000 }],
  ])('in French, %s: %s', (kind, answer, expected) => {
    expect(told(kind, answer, 'french')).toMatchObject(expected);
  });

  it.each([
    ['german', 'person-leaves', 'Unser Werkstattmeister geht Ende Juni in Rente.'],
    ['german', 'only-one', 'Nur unsere Buchhalterin weiss, wie es geht.'],
    ['french', 'person-leaves', 'Notre chef d’atelier part en retraite fin juin.'],
    ['french', 'only-one', 'Notre comptable est la seule à savoir faire la paie.'],
  ] as const)(
    'in %s no role, because a report cannot use its word: %s, %s',
    (language, kind, text) => {
      expect(told(kind, text, language)).not.toHaveProperty('person');
    },
  );
});
