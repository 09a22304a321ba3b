import { exampleQuestionnaire } from '@ellac/contracts';
import { defaultFlags, defaultNouns } from '../packs/pack.js';
import { voiceOf } from '../voice/voice-of.js';
import type { Voice } from '../voice/voice.js';
import { answersOf } from '../model/answers.js';

/** The voice of a business whose words name no date, no person and no figure. */
export const emptyVoiceOf = (seed: string): Voice =>
  voiceOf({
    seed,
    company: 'The company',
    answers: answersOf(exampleQuestionnaire),
    notKnown: new Set(),
    facts: [],
    money: [],
    trade: { nouns: defaultNouns, flags: defaultFlags },
    strategy: '',
  });
