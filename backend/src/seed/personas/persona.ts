import { countries, industries, type Area, type Questionnaire } from '@ellac/contracts';
import { Draws } from '../draws.js';
import { linesOfBusiness } from './lines-of-business.js';
import { peopleOf } from './invented-people.js';

/** An invented company and its owner. */
export interface Persona {
  /** Names it for all further draws. */
  readonly key: string;
  readonly company: Questionnaire['company_info'];
  readonly employees: number;
  /** How far each area is on the way from Phase 1 (0) to Phase 2 (1). */
  readonly maturity: Readonly<Record<Area, number>>;
  /** Points by which the owner rates the business better than its facts are. */
  readonly optimism: number;
}

const stems =
  'Harbour Lane,Fernhill,Copperfield,Millbrook,Northgate,Silver Birch,Old Quay,Larkspur,Stonebridge,Bluewater,Kestrel,Redwood,Meridian,Hazelwood,Lighthouse,Summit,Greenway,Foxglove,Riverside,Juniper,Anchor,Beacon,Cedar & Stone,Twin Oaks,Marigold,Orchard,Falcon,Clearwater,Ironside,Willow,Tamarind,Sandpiper,Highfield,Amber,Parkway,Ridgeline,Corner House,Evergreen,Moorland,Swift'.split(
    ',',
  );

/** Eight steps of maturity, in an order that brings all bands into a short list. */
const ladder = [0.15, 0.62, 0.38, 0.9, 0.25, 0.75, 0.5, 0.98];

const within = (low: number, value: number, high: number): number =>
  Math.min(high, Math.max(low, value));

/** ASCII letters, digits and single dashes, as they may stand in an e-mail address. */
const plain = (text: string, gap = '-'): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .replaceAll('ø', 'o')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, gap);

/** What names a company for its draws and ids. */
export const keyOf = (seed: number, index: number): string => `${seed}/${index}`;

/**
 * The company number `index` (from 0) of a seed. Its address is under `example.com`, which no mail
 * server serves (RFC 2606), and names the number, so that no two are the same.
 */
export function personaOf(seed: number, index: number): Persona {
  const key = keyOf(seed, index);
  const draws = new Draws(key);
  const industry = industries[index % industries.length]!;
  const country = countries[(index + Math.floor(index / countries.length)) % countries.length]!;
  const { firstNames, lastNames, phone } = peopleOf[country];
  const name = `${draws.pick(stems)} ${draws.pick(linesOfBusiness[industry].names)}`;
  const first = draws.pick(firstNames);
  const last = draws.pick(lastNames);
  const number = `${seed === 1 ? '' : `s${seed}-`}${index + 1}`;
  const maturity = ladder[index % ladder.length]! + draws.between(-0.06, 0.06);
  const ofArea = (): number => within(0.02, maturity + draws.between(-0.12, 0.12), 1);
  return {
    key,
    company: {
      name,
      owner_first_name: first,
      owner_last_name: last,
      owner_email: `${plain(first)}.${plain(last)}@${plain(name)}-${number}.seed.example.com`,
      owner_phone: `${phone}${String(draws.whole(0, 99)).padStart(2, '0')}`,
      country,
      industry,
      active_partners: draws.pick([1, 1, 1, 2, 2, 3]),
      silent_partners: draws.pick([0, 0, 0, 1, 2]),
    },
    employees: Math.round(3 * 2 ** draws.between(0, 2 + 4 * maturity)),
    maturity: { systems: ofArea(), leadership: ofArea(), market: ofArea() },
    optimism: draws.pick([-0.3, 0, 0, 0, 0.3, 1.2]),
  };
}

/** The same company when it is a step further, as an owner's work of some months brings it. */
export function further({ maturity, employees, ...rest }: Persona, steps: number): Persona {
  const moved = (area: Area): number => within(0.02, maturity[area] + 0.07 * steps, 1);
  return {
    ...rest,
    employees: Math.max(2, Math.round(employees * 1.06 ** steps)),
    maturity: {
      systems: moved('systems'),
      leadership: moved('leadership'),
      market: moved('market'),
    },
  };
}
