import type { QuestionnaireDraft } from '@ellac/contracts';
import { useWatch } from 'react-hook-form';
import { useQuestionContext } from '../../form/question-context.js';

/** The owner's country, which decides the currency and how numbers are written; '' until chosen. */
export function useCountry(): QuestionnaireDraft['company_info']['country'] {
  const { control } = useQuestionContext();
  return useWatch({ control, name: 'company_info.country' });
}
