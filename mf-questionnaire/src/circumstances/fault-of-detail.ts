import { circumstanceSchema, type Circumstance } from '@ellac/contracts';

/** The fault of a number in a circumstance. In the form, only numbers can be invalid. */
export const faultOfDetail = (
  detail: 'percent' | 'days',
  value: number | undefined,
): string | undefined =>
  circumstanceSchema.shape[detail].safeParse(value).error?.issues[0]?.message;

/** Whether one of the numbers has a fault. */
export const hasFault = ({ percent, days }: Circumstance): boolean =>
  faultOfDetail('percent', percent) !== undefined || faultOfDetail('days', days) !== undefined;
