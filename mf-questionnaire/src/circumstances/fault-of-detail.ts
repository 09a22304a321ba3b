import { circumstanceSchema, type Circumstance } from '@ellac/contracts';

/** What is wrong with a number that was told; only a number can be wrong in the form. */
export const faultOfDetail = (
  detail: 'percent' | 'days',
  value: number | undefined,
): string | undefined =>
  circumstanceSchema.shape[detail].safeParse(value).error?.issues[0]?.message;

/** Whether one of the numbers has a fault. */
export const hasFault = ({ percent, days }: Circumstance): boolean =>
  faultOfDetail('percent', percent) !== undefined || faultOfDetail('days', days) !== undefined;
