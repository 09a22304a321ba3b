import type { OwnWords } from '@ellac/diagnosis/text-facts';
import { useWatch } from 'react-hook-form';
import { useCountry } from '../fields/numbers/use-country.js';
import { useQuestionContext } from '../form/question-context.js';

/**
 * The owner's texts as typed; null until there is a country, which seasons and amounts depend on.
 */
export function useOwnWords(): OwnWords | null {
  const { control } = useQuestionContext();
  const country = useCountry();
  const [qualitative, strategy, departments, training] = useWatch({
    control,
    name: ['qualitative', 'growth.strategy', 'staff.departments', 'staff.training'],
  });
  if (country === '') return null;
  return {
    company_info: { country },
    qualitative,
    growth: { strategy },
    staff: { departments, training },
  };
}
