import type { Trade } from './trade.js';

export const healthcare: Trade = {
  kind: 'a healthcare business',
  ownerLed:
    'patients wait for one name on the door, and that person also signs orders, rosters and bills.',
  ledByOthers:
    'colleagues see their own patients, a manager runs the practice, and {{owner}} sets standards and direction.',
  systems:
    'In healthcare, written ways of working protect two groups of people: those who are cared for and those who care.',
  leadership:
    'In healthcare, trust is placed in people, so a handover needs time, and both faces in the room.',
  market:
    'Rules and payers can change the figures of a practice from outside, so it pays to watch both closely.',
};
