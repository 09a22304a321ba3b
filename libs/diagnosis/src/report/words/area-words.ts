import type { Area } from '@ellac/contracts';
import type { Level } from '../levels.js';
import type { Phrase } from './phrase.js';

type ByLevel = Readonly<Record<Level, Phrase>>;

/** How an area stands, after "… out of 10: ". */
export const states: Readonly<Record<Area, ByLevel>> = {
  systems: {
    strong: 'the work is organised so that others can do it.',
    sound: 'most of the frame stands, and the missing parts can be named.',
    making: 'some of it is settled, and a good part still rests on habit and memory.',
    weak: 'the work is held together by persons more than by agreed ways of doing it.',
  },
  leadership: {
    strong: 'the company depends little on any one person.',
    sound: 'much lies in other hands, and what is left with {{owner}} can be named.',
    making: 'some tasks have moved, and the weightier ones are still with {{owner}}.',
    weak: 'nearly everything of weight still runs through {{owner}}.',
  },
  market: {
    strong: 'customers, revenue and position give the business a firm base.',
    sound: 'the base is good, and a few points make revenue less certain than it could be.',
    making: 'there is something to build on, but less certainty than a handover wants.',
    weak: 'revenue and customers leave the business more exposed than it should be.',
  },
};

/** What a level of an area means for the move to Phase 2. */
export const implications: Readonly<Record<Area, ByLevel>> = {
  systems: {
    strong:
      'On the side of the systems, nothing keeps leaders from taking over. The task now is to keep them in shape while people and orders change.',
    sound:
      'Leaders could take over on this basis, if the missing parts are closed before the handover and not during it.',
    making:
      'A leader who took over today would have to ask {{owner}} often. Each way of working that is written down takes one of these questions away.',
    weak: 'A new leader would find little to hold on to, so the base comes first. A few tasks, written down and tried out, are worth more than a thick manual.',
  },
  leadership: {
    strong:
      'Phase 2 has begun in practice, because the company already acts without waiting for {{owner}}. What is left is to make it formal and keep it in use.',
    sound:
      'The company could bear a change of roles. What {{owner}} still holds should move one piece at a time, with a date for each.',
    making:
      'The direction is right, and the weight has not moved yet. The next pieces to hand over should be large ones, because they free most time.',
    weak: 'Before anyone can lead in place of {{owner}}, something has to be handed over for good. One function or one group of customers is a better start than a little of everything.',
  },
  market: {
    strong:
      'Revenue would probably bear a change of leadership. That makes this a good time to spend money and hours on the other two areas.',
    sound:
      'Revenue is a fair support for a change of leadership. The open points should be closed early, because customers notice a change before anyone else.',
    making:
      'A change of leadership always costs some attention, and at this level revenue would feel it. Making it steadier is part of the handover and no separate project.',
    weak: 'At this level, a change of leadership would meet a business with little to spare. Steadier revenue comes before new roles that have to be paid.',
  },
};

/** The same for a company of one or two, where there is nobody to lead yet. */
export const soloImplications: Readonly<Record<Area, Readonly<Partial<Record<Level, Phrase>>>>> = {
  systems: {
    making:
      'For {{owner}}, every way of working that is written down saves time now, and it is what a first helper would learn from.',
    weak: 'The first person to join would learn everything by asking {{owner}}. A few written tasks would change that, and they help even if nobody joins.',
  },
  leadership: {
    making:
      'Phase 2 in the full sense needs more people than there are. Some weight can move all the same: to a partner outside, to a fixed offer, or to written rules.',
    weak: 'At this size there is nobody to hand over to, so the word weak describes the situation and not the person. What counts is a deliberate choice about what comes next.',
  },
  market: {},
};

/** What it means that one area is ahead and another behind, where the leading one carries something. */
export const contrasts: Readonly<Record<Area, Readonly<Partial<Record<Area, Phrase>>>>> = {
  systems: {
    leadership:
      'The work is better organised than the leading is shared, so the next gains lie in who decides and less in how things are done.',
    market:
      'Inside, there is more order than the market side rewards, so steadier revenue is the larger gain now.',
  },
  leadership: {
    systems:
      'Leadership is ahead of the systems it relies on, so what is missing can largely be put on paper.',
    market: 'The company could be led by others sooner than its revenue could bear it.',
  },
  market: {
    systems:
      'Customers and revenue give something to build on, and what is missing is the order behind them.',
    leadership:
      'There is something to sell and there are customers who buy, and the limit is how much rests on {{owner}}.',
  },
};
