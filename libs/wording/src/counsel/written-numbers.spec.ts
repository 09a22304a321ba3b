import { describe, expect, it } from '@jest/globals';
import { standsIn } from './written-numbers.js';

describe('a figure that the owner wrote', () => {
  it.each([
    ['It takes us fourteen weeks to hire a therapist.', 14, 'weeks'],
    ['Costs rose by 9% since spring.', 9, 'percent'],
    ['Half of our sales come from one client.', 50, 'percent'],
    ['The oven cost 101.000 € last year.', 101_000, 'money'],
    ['We pay 1.2 million for rent.', 1_200_000, 'money'],
    ['The van costs $40k.', 40_000, 'money'],
    ['Der Kontokorrent ist bei 90 von 120 tausend.', 90_000, 'money'],
    ['Der Kontokorrent ist bei 90 von 120 tausend.', 120_000, 'money'],
    ['On nous doit 2,5 millions.', 2_500_000, 'money'],
    ['Remakes are up, about 9 in 100, used to be 4.', 9, 'percent'],
    ['Remakes are up, about 9 in 100, used to be 4.', 4, 'percent'],
    ['Il faut trois semaines pour un devis.', 3, 'weeks'],
    ['Wir warten fünfzehn Wochen auf das Holz.', 15, 'weeks'],
    ['Twenty-five clubs come each summer.', 25, 'count'],
    ['A three-week wait is usual.', 3, 'weeks'],
    ['I want to tune until I am seventy.', 70, 'years'],
    ['I am 63 and tired.', 63, 'years'],
  ] as const)('stands in “%s”', (sentence, value, unit) =>
    expect(standsIn(sentence, value, unit)).toBe(true),
  );

  it.each([
    ['It takes us fourteen weeks to hire a therapist.', 14, 'days'],
    ['It takes us fourteen weeks to hire a therapist.', 15, 'weeks'],
    ['Costs rose by 9% since spring.', 90, 'percent'],
    ['Costs rise.', 9, 'percent'],
    ['I am sixty days behind.', 60, 'years'],
    ['We have 14 vans.', 4, 'count'],
    ['We sold 90 of 120 thousands times.', 90_000, 'money'],
  ] as const)('does not stand in “%s” as %s %s', (sentence, value, unit) =>
    expect(standsIn(sentence, value, unit)).toBe(false),
  );
});
