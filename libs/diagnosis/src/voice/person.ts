/** A person as a subject: the owner who reads, or others by name, role or a neutral phrase. */
export interface Person {
  /** `you`, `Ruth`, `your estimator`, `the person who leaves`. */
  readonly name: string;
  /** The verb has no ending: `you do`, `the people who leave do`. */
  readonly isPlural: boolean;
}

export const you: Person = { name: 'you', isPlural: true };

export const one = (name: string): Person => ({ name, isPlural: false });

/** The form of a verb that fits: `do` or `does`. */
export const verbFor = ({ isPlural }: Person, plural: string, singular: string): string =>
  isPlural ? plural : singular;

/** `your`, `Ruth's`; of somebody whose name bears the ending. */
export const possessiveOf = ({ name }: Person): string =>
  name === you.name ? 'your' : `${name}'s`;

const relatives = 'wife|husband|brother|sister|son|daughter|father|mother|cousin|nephew|niece';
/** Last words of a role that are a person for sure, unlike `summer` or `order`. */
const role = new RegExp(
  String.raw`^(?:[a-z-]+ ){0,2}(?:${relatives}|partner|colleague|apprentice|assistant|estimator|foreman|forewoman|chef|cook|nurse|secretary|bookkeeper|accountant|manager|technician|mechanic|engineer|developer|programmer|designer|planner|instructor|teacher|therapist|receptionist|driver|dispatcher|baker|butcher|welder|carpenter|joiner|electrician|plumber|gardener|supervisor|operator|optician|pharmacist|stylist|hairdresser|machinist|brewer|florist)$|^(?:head|manager|leader) of [a-z]+$`,
);

/** Somebody of the business as the reader of facts found them; undefined where that is not sure. */
export function personNamed(found: string | undefined): Person | undefined {
  if (found === undefined) return undefined;
  if (/^\p{Lu}\p{L}+$/u.test(found)) return one(found);
  return role.test(found) ? one(`your ${found}`) : undefined;
}
