import { describe, expect, it } from '@jest/globals';
import { timedSentencesOf } from '../read-answer.js';
import type { ReadLanguage } from '../reading/language-of.js';

const datesIn = (answer: string, language: ReadLanguage): readonly string[] =>
  timedSentencesOf(answer, { submittedOn: '2026-11-23', country: 'EU', language }).flatMap(
    ({ times }) => times.map(({ date }) => date),
  );

describe('the times of a sentence in German', () => {
  it.each([
    ['Der Vertrag endet am 14. Dezember 2027.', '2027-12-14'],
    ['Der Vertrag endet zum 30.09.', '2027-09-30'],
    ['Er endet am 31.12.2027.', '2027-12-31'],
    ['Er geht im März.', '2027-03-31'],
    ['Er geht im Maerz 2028.', '2028-03-31'],
    ['Er geht im Jänner 2028.', '2028-01-31'],
    ['Ende Juni geht er.', '2027-06-30'],
    ['Sie geht im Frühjahr 2028.', '2028-05-31'],
    ['Er geht nächsten Sommer.', '2027-08-31'],
    ['Die Pacht läuft bis Herbst nächsten Jahres.', '2027-11-30'],
    ['Im 2. Quartal 2027 endet er.', '2027-06-30'],
    ['Im zweiten Halbjahr 2027 endet er.', '2027-12-31'],
    ['Ich höre bis Ende 2028 auf.', '2028-12-31'],
    ['Ich höre Ende nächsten Jahres auf.', '2027-12-31'],
    ['Anfang 2028 endet er.', '2028-03-31'],
    ['Wir verkaufen vor 2029.', '2028-12-31'],
    ['Der Vertrag endet zum Jahresende.', '2026-12-31'],
    ['Übernächstes Jahr ist Schluss.', '2028-12-31'],
    ['In zwei Jahren will ich verkaufen.', '2028-11-30'],
    ['In zweieinhalb Jahren verkaufe ich.', '2029-05-31'],
    ['In den nächsten drei bis vier Jahren übergebe ich.', '2030-11-30'],
    ['In einem halben Jahr geht er.', '2027-05-31'],
    ['Innert 18 Monaten läuft sie ab.', '2028-05-31'],
    ['Ich bin 58 und höre mit 62 auf.', '2030-11-30'],
    ['Ich will aufhören, wenn ich 65 bin. Ich bin jetzt 61 Jahre alt.', '2030-11-30'],
  ])('%s', (sentence, date) => {
    expect(datesIn(sentence, 'german')).toEqual([date]);
  });

  it.each([
    'Seit 2021 sind wir hier.',
    'Vor zwei Jahren kam er.',
    'Letztes Jahr ging er.',
    'Wir haben 2050 Kunden.',
    'Mit 62 Leuten sind wir voll.',
  ])('none: %s', (sentence) => {
    expect(datesIn(sentence, 'german')).toEqual([]);
  });
});

describe('the times of a sentence in French', () => {
  it.each([
    ['Le bail finit le 14 décembre 2027.', '2027-12-14'],
    ['Le 1er juillet 2027 il part.', '2027-07-01'],
    ['Pour le 31/12/2027.', '2027-12-31'],
    ['Il part en mars.', '2027-03-31'],
    ['Il finit fin aout 2028.', '2028-08-31'],
    ['Elle part au printemps 2028.', '2028-05-31'],
    ['Il part l’été prochain.', '2027-08-31'],
    ['Le bail court jusqu’à l’automne de l’année prochaine.', '2027-11-30'],
    ['Au deuxième trimestre 2027.', '2027-06-30'],
    ['Je vends d’ici fin 2028.', '2028-12-31'],
    ['Je vends d’ici 2029.', '2028-12-31'],
    ['J’arrête avant fin 2029.', '2029-12-31'],
    ['Avant mars 2028.', '2028-02-29'],
    ['Début 2028 il part.', '2028-03-31'],
    ['Mi-2028 il part.', '2028-06-30'],
    ['Il finit à la fin de l’année.', '2026-12-31'],
    ['L’an prochain il part.', '2027-12-31'],
    ['Je vends dans deux ans.', '2028-11-30'],
    ['Dans un an et demi je vends.', '2028-05-31'],
    ['D’ici deux ou trois ans je vends.', '2029-11-30'],
    ['Dans une dizaine d’années.', '2036-11-30'],
    ['Dans six mois il part.', '2027-05-31'],
    ['J’ai 58 ans et j’arrête à 62 ans.', '2030-11-30'],
    ['J’ai 58 ans. Je veux arrêter à 62 ans.', '2030-11-30'],
  ])('%s', (sentence, date) => {
    expect(datesIn(sentence, 'french')).toEqual([date]);
  });

  it.each([
    'Depuis 2021 nous sommes ici.',
    'Il y a deux ans il est venu.',
    'L’an dernier il est parti.',
    'Nous avons 2050 clients.',
    'J’ai 30 ans d’expérience.',
  ])('none: %s', (sentence) => {
    expect(datesIn(sentence, 'french')).toEqual([]);
  });
});
