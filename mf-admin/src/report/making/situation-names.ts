import type { SituationId } from '@ellac/contracts';

interface Names {
  readonly name: string;
  /** What each variant adds; a variant without an addition has no entry. */
  readonly variants?: Readonly<Record<string, string>>;
}

/** The situations, as coaches call them. */
const names: Readonly<Record<SituationId, Names>> = {
  'too-little': { name: 'Too little is known' },
  survive: {
    name: 'The business has to survive first',
    variants: { cash: 'the money runs out', loss: 'it makes a loss' },
  },
  'exit-short': {
    name: 'A handover is near',
    variants: {
      family: 'to the family',
      staff: 'to staff or a partner',
      buyer: 'to a buyer',
      open: 'to whom is open',
    },
  },
  'thin-margin': {
    name: 'Little of the sales is left',
    variants: { squeeze: 'costs rise faster than prices' },
  },
  'few-clients': {
    name: 'A few clients carry the revenue',
    variants: { event: 'something is about to happen with one of them' },
  },
  'exit-long': {
    name: 'A handover is some years away',
    variants: {
      partner: 'a partner leaves',
      value: 'the business already runs without its owner',
    },
  },
  leaking: {
    name: 'Customers leave',
    variants: { known: 'the owner says why', unknown: 'the reason is not known' },
  },
  'owner-bound': {
    name: 'One person carries the business',
    variants: { person: 'that person is leaving', one: 'nobody else can do the work' },
  },
  'stay-small': { name: 'The owner wants to stay this size' },
  grow: { name: 'The business can grow' },
  build: { name: 'The next level is to be built' },
};

/** A situation and its variant in words. */
export function situationInWords(id: SituationId, variant = ''): string {
  const { name, variants } = names[id];
  const more = variants?.[variant];
  return more === undefined ? name : `${name}: ${more}`;
}
