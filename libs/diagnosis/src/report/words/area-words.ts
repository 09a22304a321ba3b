import type { Area } from '@ellac/contracts';
import type { Level } from '../levels.js';
import type { Phrase } from './phrase.js';

/** Two wordings for each level. */
type ByLevel = Readonly<Record<Level, readonly [Phrase, Phrase]>>;

/** How an area stands, after "… out of 10: ". */
export const states: Readonly<Record<Area, ByLevel>> = {
  systems: {
    strong: [
      'the work is organised so that others can do it.',
      'how things are done is settled, and it does not hang on one memory.',
    ],
    sound: [
      'most of the frame stands, and the missing parts can be named.',
      'the work mostly runs by agreed ways, with a few gaps in between.',
    ],
    making: [
      'some of it is settled, and a good part still rests on habit and memory.',
      'the beginnings are there, but much of the work still goes by habit.',
    ],
    weak: [
      'the work is held together by persons more than by agreed ways of doing it.',
      'much of what others could rely on is still missing.',
    ],
  },
  leadership: {
    strong: [
      'the company depends little on any one person.',
      'deciding, selling and standing in are shared among several people.',
    ],
    sound: [
      'much lies in other hands, and what is left with {{owner}} can be named.',
      'a good part of the leading has moved away from {{owner}}.',
    ],
    making: [
      'some tasks have moved, and the weightier ones are still with {{owner}}.',
      'handing over has begun, while much of the weight stays where it was.',
    ],
    weak: [
      'much of what a handover needs is not there yet.',
      'the step from one leader to several is still ahead.',
    ],
  },
  market: {
    strong: [
      'customers, revenue and position give the business a firm base.',
      'what comes in is spread, steady and earned for good reasons.',
    ],
    sound: [
      'the base is good, and a few points make revenue less certain than it could be.',
      'the business stands well with its customers, apart from a few loose ends.',
    ],
    making: [
      'there is something to build on, but less certainty than a handover wants.',
      'customers are there, and how sure they are to come again is the open point.',
    ],
    weak: [
      'revenue and customers leave the business more exposed than it should be.',
      'too much of what comes in has to be won again, or rests on too little.',
    ],
  },
};

/** What a level of an area means for the move to Phase 2. */
export const implications: Readonly<Record<Area, ByLevel>> = {
  systems: {
    strong: [
      'On the side of the systems, nothing keeps leaders from taking over. The task now is to keep them in shape while people and orders change.',
      'Whoever leads next will find a company that can explain itself. That is worth a regular look, because order fades when nobody tends it.',
    ],
    sound: [
      'Leaders could take over on this basis, if the missing parts are closed before the handover and not during it.',
      'The systems would carry a new leader most of the way. The rest is best finished while {{owner}} can still be asked.',
    ],
    making: [
      'A leader who took over today would have to ask {{owner}} often. Each way of working that is written down takes one of these questions away.',
      'Handing over now would mean handing over habits. Once the common tasks are agreed and on paper, there is something that can be passed on.',
    ],
    weak: [
      'A new leader would find little to hold on to, so the base comes first. A few tasks, written down and tried out, are worth more than a thick manual.',
      'There is little yet that could be passed on without {{owner}} explaining it. The shortest way forward is one task at a time, beginning with the most common.',
    ],
  },
  leadership: {
    strong: [
      'Phase 2 has begun in practice, because the company already acts without waiting for {{owner}}. What is left is to make it formal and keep it in use.',
      'Others lead here already, and {{owner}} can leave them room. The remaining task is to say so openly: who decides what, and who stands in.',
    ],
    sound: [
      'The company could bear a change of roles. What {{owner}} still holds should move one piece at a time, with a date for each.',
      'Much of the handover is done without having been called so. A list of what is still with {{owner}}, with dates, would finish it.',
    ],
    making: [
      'The direction is right, and the weight has not moved yet. The next pieces to hand over should be large ones, because they free most time.',
      'Others help to carry the company, and the weighty decisions have yet to follow. The change comes when somebody beside {{owner}} answers for a whole result.',
    ],
    weak: [
      'Before anyone can lead in place of {{owner}}, more has to be handed over for good. One function or one group of customers is a better start than a little of everything.',
      'A handover has to begin somewhere, and it counts only when it is for good. A single task that somebody else owns from start to end would be such a beginning.',
    ],
  },
  market: {
    strong: [
      'Revenue would probably bear a change of leadership. That leaves money and hours for whatever helps most inside the company.',
      'The market side gives the company time, which is what a change of leadership needs most. It should be kept an eye on while attention goes elsewhere.',
    ],
    sound: [
      'Revenue is a fair support for a change of leadership. The open points should be closed early, because customers notice a change before anyone else.',
      'With this market behind it, the company can afford to work on itself. A few risks are worth removing first, so that no surprise interrupts the work.',
    ],
    making: [
      'A change of leadership always costs some attention, and at this level revenue would feel it. Making it steadier is part of the handover and no separate project.',
      'Customers would give a new leader a chance, but not much time. The steadier the revenue becomes, the calmer the handover can be.',
    ],
    weak: [
      'At this level, a change of leadership would meet a business with little to spare. Steadier revenue comes before new roles that have to be paid.',
      'New leaders have to be paid from revenue that is surer than this. The first months therefore belong to customers and figures.',
    ],
  },
};

/** The same where a few clients bring half of the revenue or more, which no good score undoes. */
export const fewClientsImplication: Phrase =
  'A new leader would inherit a few clients on whom everything depends, so those relationships are the heart of the handover. The other points on this side can follow.';

/** The same where most of an area was left open. */
export const openImplications: Readonly<Record<Area, Phrase>> = {
  systems: 'How much the systems could carry will show once these questions have an answer.',
  leadership: 'How far others could lead is a question that the open answers will decide.',
  market: 'How revenue would bear a change of leadership cannot be said before it is known.',
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
  market: {
    making:
      'Steadier revenue would be the first relief for {{owner}}, because it pays for the time to build whatever comes next.',
    weak: 'With little to spare, one lost client decides over months of work. Steadier revenue comes before any plan for more people.',
  },
};

/** The same for the market side of a business that makes a loss, whatever else is good there. */
export const lossImplication: Readonly<Record<Level, Phrase>> = {
  strong:
    'Customers and position are not the weak spot here; the loss is. New roles cost money first, so the way to break-even comes before them.',
  sound:
    'Most of the market side would bear a change of leadership, and the loss would not. Break-even comes before new roles.',
  making:
    'The loss sets the pace on this side: each month of it makes the change of leadership harder to pay for.',
  weak: 'With a loss and little to spare, the figures come first. A change of leadership can only be planned once the business carries itself.',
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
      'Customers and revenue give something to build on; what is missing is the order behind them.',
    leadership:
      'Customers buy and there is something to sell: the limit is how much rests on {{owner}}.',
  },
};
