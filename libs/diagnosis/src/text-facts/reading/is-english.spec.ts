import { describe, expect, it } from '@jest/globals';
import { goldBusinesses } from '../../testing/gold-businesses.js';
import { ownTextsOf } from '../own-words.js';
import { isEnglish } from './is-english.js';

describe('isEnglish', () => {
  it.each([
    'We willen in 2028 het bedrijf verkopen of overdragen aan onze medewerkers, want ik ben dan 65.',
    'Ein Kunde macht 40 % unseres Umsatzes aus, und der Vertrag endet im Juni 2027 in der Stadt.',
    'Ek wil in 2028 die besigheid verkoop en my seun is nog in die skool, want ons is maar min.',
    'Nous voulons vendre dans deux ans, et un client fait la moitié de notre chiffre.',
    'Queremos vender la empresa en dos años porque no tengo sucesor y me canso de hacer todo.',
    'Queremos vender a empresa em dois anos, do que precisamos é de um sucessor no futuro.',
    'Vogliamo vendere in due anni perché i costi sono alti e il lavoro per me è troppo.',
  ])('is not: %s', (text) => {
    expect(isEnglish(text, [])).toBe(false);
  });

  it.each([
    'Chcemy sprzedać firmę w ciągu dwóch lat i znaleźć następcę, który to poprowadzi, i to nam wystarczy.',
    'Vi vill sälja företaget om två år, och i dag vet ingen i huset hur det ska gå till utan oss.',
    'Vi vil sælge virksomheden om to år, og i dag er der ingen her i huset, som kan tage over efter os.',
    'Firmayı iki yıl içinde satmak istiyoruz, çünkü bunu devralacak kimse yok ve biz artık yorulduk.',
    'Haluamme myydä yrityksen kahden vuoden kuluessa, koska jatkajaa ei ole ja työ on meille raskasta.',
  ])('is not, without a word of the languages it knows: %s', (text) => {
    expect(isEnglish(text, [])).toBe(false);
  });

  it.each([
    'Doctors told me to work less. Customers leave their cars in the yard. A new website brings about ten enquiries a week.',
    'Single use cups will be banned next year. A new law will allow bigger signs. The clinic takes 12 patients a day.',
    'Fuel theft cost us 9,500 dollars last winter. Late orders cost around 8,000 euros a month. A bad batch cost us nearly £30,000.',
    'I am 63 and tired.',
  ])('is, in terse notes with few small words: %s', (text) => {
    expect(isEnglish(text, [])).toBe(true);
  });

  it('knows the language of every text of the gold businesses', () => {
    for (const { id, payload } of goldBusinesses) {
      const texts = ownTextsOf(payload).filter(({ isUsable }) => isUsable);
      for (const { path, language } of texts)
        expect([id, path, language]).toEqual([id, path, id === 'g12' ? 'french' : 'english']);
    }
  });

  it('judges a list by the texts around it, and a long text by itself', () => {
    const list = 'Help desk (8), field (4), projects (3), office (2).';
    expect(isEnglish(list, ['We sell our service to the clinics of the county.'])).toBe(true);
    expect(isEnglish(list, ['Wir verkaufen den Kliniken der Region unsere Dienste.'])).toBe(false);
    const german = 'Wir suchen zwei neue Leute für die Werkstatt und '.repeat(3);
    expect(isEnglish(german, ['We sell our service to all the clinics of the county.'])).toBe(
      false,
    );
  });
});
