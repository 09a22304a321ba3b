import type { OwnWords } from '../text-facts/own-words.js';

type Texts = Partial<
  Record<
    'vision' | 'challenges' | 'opportunities' | 'strategy' | 'departments' | 'training',
    string
  >
>;

/** Six answers that state no fact, but for those that are given. */
export const ownWords = (texts: Texts, country: OwnWords['company_info']['country'] = 'GB') => ({
  company_info: { country },
  qualitative: {
    vision: texts.vision ?? 'The name that every workshop in the county thinks of first.',
    challenges: texts.challenges ?? 'Finding good people is hard in our part of the country.',
    opportunities: texts.opportunities ?? 'Two schools asked us for a tour of the new workshop.',
  },
  growth: { strategy: texts.strategy ?? 'We answer each enquiry on the same day and visit fairs.' },
  staff: {
    departments: texts.departments ?? 'Workshop with a leader, office with two people.',
    training: texts.training ?? 'New people work beside a colleague for a month.',
  },
});
