/** One or two people, up to 9, up to 49, more; our own grouping for the wording. */
export type Size = 'unknown' | 'solo' | 'small' | 'medium' | 'large';

/** The size of a business with this many employees; 0 where the number is not known. */
export function sizeOf(employees: number): Size {
  if (employees === 0) return 'unknown';
  if (employees <= 2) return 'solo';
  if (employees < 10) return 'small';
  return employees < 50 ? 'medium' : 'large';
}

/** Words by size, where advice that suits one would not suit another. */
export type BySize<Words> = Readonly<Partial<Record<Exclude<Size, 'unknown'>, Words>>>;
