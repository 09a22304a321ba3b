import type { Country } from '@ellac/contracts';

interface People {
  readonly firstNames: readonly string[];
  readonly lastNames: readonly string[];
  /** Numbers that are kept for fiction, or of an area that does not exist; two digits follow. */
  readonly phone: string;
}

const list = (names: string): readonly string[] => names.split(' ');

/** Invented owners by country. */
export const peopleOf: Readonly<Record<Country, People>> = {
  US: {
    firstNames: list(
      'Denise Marcus Elena Tyler Priya Walter Joanna Andre Caitlin Ramon Helen Isaac',
    ),
    lastNames: list(
      'Whitfield Ortega Lindqvist Barnes Patel Kowalski Freeman Nguyen Hollis Brandt',
    ),
    phone: '+1 202 555 01',
  },
  GB: {
    firstNames: list('Maren Owen Harriet Imran Fiona Callum Beatrice Gareth Nadia Stuart Rosalind'),
    lastNames: list(
      'Ashdown Pritchard Malik Rowntree Fairley Cartwright Okafor Tindall Mercer Vance',
    ),
    phone: '+44 20 7946 01',
  },
  EU: {
    firstNames: list('Inès Lukas Chiara Mateusz Annika Joaquín Maëlle Henrik Zofia Tomaso Katrin'),
    lastNames: list('Brandstätter Moreau Lindholm Ferraro Wójcik Navarro Dekker Hofmann Sørensen'),
    phone: '+49 30 23125 1',
  },
  CA: {
    firstNames: list('Noémie Grant Amrit Sylvie Duncan Leila Étienne Marjorie Kenji Paige Rowan'),
    lastNames: list(
      'Tremblay MacLeod Gill Bouchard Sinclair Haddad Pelletier Tanaka Fraser Lavoie',
    ),
    phone: '+1 613 555 01',
  },
  AU: {
    firstNames: list('Bronwyn Angus Mei Tahlia Declan Soraya Lachlan Ingrid Kiran Shelley Bruno'),
    lastNames: list(
      'Hargreaves Nolan Chen Pascoe Doyle Rahimi Whitaker Larsson Menon Kerr Bianchi',
    ),
    phone: '+61 2 5550 10',
  },
  ZA: {
    firstNames: list('Thandi Pieter Lerato Yusuf Annelise Sipho Zanele Deon Fatima Kagiso Riana'),
    lastNames: list('Mokoena Vermeulen Dlamini Adams Naidoo Botha Khumalo Jacobs Sithole Fourie'),
    phone: '+27 00 555 01',
  },
};
