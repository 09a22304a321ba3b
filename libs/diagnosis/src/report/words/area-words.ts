import type { Area, Level } from '@ellac/contracts';
import type { Phrase } from '../../text/phrase.js';

/** Some wordings for each level; the first of them fits one or two people too. */
type ByLevel = Readonly<Record<Level, readonly Phrase[]>>;

/** How an area stands, after "… out of 10: ". */
export const states: Readonly<Record<Area, ByLevel>> = {
  systems: {
    strong: [
      'the work is organised so that others can do it.',
      'how things are done is settled, and it does not hang on one memory.',
      'whoever takes over a task can read up how it is done.',
    ],
    sound: [
      'most of the frame stands, and the missing parts can be named.',
      'the work mostly runs by agreed ways, with a few gaps in between.',
      'the base holds, and what is left to do would fit on one page.',
    ],
    making: [
      'some of it is settled, and a good part still rests on habit and memory.',
      'the beginnings are there, but much of the work still goes by habit.',
      'parts of the work are agreed, and the rest depends on who is there that day.',
    ],
    weak: [
      'the work is held together by people more than by agreed ways of doing it.',
      'much of what others could rely on is still missing.',
      'whoever joined tomorrow would have to ask for nearly everything.',
    ],
  },
  leadership: {
    strong: [
      'the company depends little on any one person.',
      'deciding, selling and standing in are shared among several people.',
      'decisions are taken where the work is, and absences pass without trouble.',
    ],
    sound: [
      'much lies in other hands, and what is left with {{owner}} can be named.',
      'a good part of the leading has moved away from {{owner}}.',
      'others lead in many things, though {{owner}} keeps some of the keys.',
    ],
    making: [
      'some tasks have moved, and the weightier ones are still with {{owner}}.',
      'handing over has begun, while much of the weight stays where it was.',
      'others help to carry the load, and the last word is nearly always the same person’s.',
    ],
    weak: [
      'much of what a handover needs is not there yet.',
      'the step from one leader to several is still ahead.',
      'most decisions, contacts and sales wait for one person.',
    ],
  },
  market: {
    strong: [
      'customers, revenue and position give the business a firm base.',
      'most of what comes in is steady and earned for good reasons.',
      'there are good customers, and they have good reasons to buy.',
    ],
    sound: [
      'the base is good, and a few points make revenue less certain than it could be.',
      'the business stands well with its customers, apart from a few loose ends.',
      'customers and margins hold up, with one or two points to watch.',
    ],
    making: [
      'there is something to build on, but less certainty than a handover needs.',
      'customers are there, and how sure they are to come again is the open point.',
      'some of the figures carry the business, and others hold it back.',
    ],
    weak: [
      'revenue and customers leave the business more exposed than it should be.',
      'too much of what comes in has to be won again, or rests on too little.',
      'customers, margins and outlook give little to lean on at present.',
    ],
  },
};

/** What a level of an area means for the move to Phase 2. */
export const implications: Readonly<Record<Area, ByLevel>> = {
  systems: {
    strong: [
      'Nothing in the systems keeps others from taking over. The task now is to keep them in shape while people and orders change.',
      'Whoever leads next will find a company that can explain itself. That is worth a regular look, because order fades when nobody tends it.',
      'There is little to do here before a handover, and much to keep. The risk is not disorder but that nobody questions what works.',
    ],
    sound: [
      'Leaders could take over on this basis, if the missing parts are closed before the handover and not during it.',
      'The systems would carry a new leader most of the way. The rest is best finished while {{owner}} can still be asked.',
      'Few things here would hold up a handover. Those that would are known by now, so they can be settled one by one and without haste.',
    ],
    making: [
      'A leader who took over today would have to ask {{owner}} often. Each question that a page or a rule can answer is one that need not be asked again.',
      'Handing over now would mean handing over habits. Once the common tasks are agreed and on paper, there is something that can be passed on.',
      'Somebody else could run the parts that are settled, and would stumble over the rest. The gap closes task by task, beginning with the one that goes wrong most often.',
    ],
    weak: [
      'A new leader would find little to hold on to, so the base comes first. A few tasks, written down and tried out, are worth more than a thick manual.',
      'There is little yet that could be passed on without {{owner}} explaining it. The shortest way forward is one task at a time, beginning with the most common.',
      'What makes the business work is known, but known to too few. Until that changes, every other plan depends on the memory of one person.',
    ],
  },
  leadership: {
    strong: [
      'Phase 2 has begun in practice, because the company already acts without waiting for {{owner}}. What is left is to make it formal and keep it in use.',
      'Others lead here already, and {{owner}} can leave them room. The remaining task is to say so openly: who decides what, and who stands in.',
      'Little would change for the staff if {{owner}} stepped back, and that is the best that can be said of a leadership. It should be tried out for longer each year.',
    ],
    sound: [
      'The company could bear a change of roles. What {{owner}} still holds should move one piece at a time, with a date for each.',
      'Much of the handover is done without having been called so. A list of what is still with {{owner}}, with dates, would finish it.',
      'People here can decide, and mostly do. The few subjects on which they still wait for {{owner}} are the rest of the handover.',
    ],
    making: [
      'The direction is right, and the weight has not moved yet. The next pieces to hand over should be large ones, because they free most time.',
      'Others help to carry the company, and the weighty decisions have yet to follow. The change comes when somebody beside {{owner}} answers for a whole result.',
      'There is enough to begin with and too much to let go of at once. Two or three roles, given away completely, would change the picture within a year.',
    ],
    weak: [
      'Before anyone can lead in place of {{owner}}, more has to be handed over for good. One function or one group of customers is a better start than a little of everything.',
      'A handover has to begin somewhere, and it counts only when it is for good. A single task that somebody else owns from start to end would be such a beginning.',
      'As things stand, nobody could take the place of {{owner}} for long. That can change within a year, if one person is chosen and given something real to lead.',
    ],
  },
  market: {
    strong: [
      'Revenue would probably bear a change of leadership. That leaves money and hours for whatever helps most inside the company.',
      'The market side gives the company time, which is what a change of leadership needs most. It needs watching all the same while attention goes elsewhere.',
      'Customers are unlikely to leave because somebody else answers the phone. So the market is not the reason to wait, and it can pay for the change.',
    ],
    sound: [
      'Revenue is a fair support for a change of leadership. The open points should be closed early, because customers notice a change before anyone else.',
      'With this market behind it, the company can afford to work on itself. A few risks are worth removing first, so that no surprise interrupts the work.',
      'Revenue of this kind survives a change of leadership if nothing else goes wrong at the same time. The gaps found here are what could go wrong.',
    ],
    making: [
      'A change of leadership always costs some attention, and at this level revenue would feel it. Making it steadier is part of the handover and no separate project.',
      'Customers would give a new leader a chance, but not much time. The steadier the revenue becomes, the calmer the handover can be.',
      'Some of the revenue would stay through a change of leadership, and it is hard to say how much. Finding that out, and raising it, is work for the first half-year.',
    ],
    weak: [
      'At this level, a change of leadership would meet a business with little to spare. Steadier revenue comes before new roles that have to be paid.',
      'New leaders have to be paid from revenue that is surer than this. The first months therefore belong to customers and figures.',
      'There is not enough here to pay for mistakes, and a handover always brings a few. Customers and margins need the first attention.',
    ],
  },
};

/** The same where a few clients bring half of the revenue or more, which no good score undoes. */
export const fewClientsImplication: readonly Phrase[] = [
  'A new leader would inherit a few clients on whom everything depends, so those relationships are the heart of the handover. The other points can follow.',
  'With so much revenue in so few hands, a handover means handing over these clients first. Everything else on the market side is secondary.',
];

/** The same for one or two people. */
export const soloFewClientsImplication: readonly Phrase[] = [
  'One call from a large client could change the whole year. A second and a third source of work come before any other plan on this side.',
  'With so few clients behind the revenue, the business is nearly as dependent as an employee. New customers, even small ones, are the way out.',
];

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
    weak: 'With little to spare, one lost client can undo months of work. Steadier revenue comes before any plan for more people.',
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

/** What it means that one area is ahead and another behind. */
export const contrasts: Readonly<Record<Area, Readonly<Record<Area, readonly Phrase[]>>>> = {
  systems: {
    systems: [],
    leadership: [
      'The work is better organised than the leading is shared, so the next gains lie in who decides and less in how things are done.',
      'How the work is done is further along than who leads it, so a second person with the right to decide would bring most.',
    ],
    market: [
      'Inside, there is more order than the market rewards, so steadier revenue is the larger gain now.',
      'The inside is in better order than the income, and the income is where to look first.',
    ],
  },
  leadership: {
    systems: [
      'Leadership is ahead of the systems it relies on, so what is missing can largely be put on paper.',
      'The leading is further along than the paper: more in writing would help those who lead.',
    ],
    leadership: [],
    market: [
      'The company could be led by others sooner than its revenue could bear it.',
      'People are further than the figures: a new leader would be ready before the income is.',
    ],
  },
  market: {
    systems: [
      'Customers and revenue give something to build on; what is missing is the order behind them.',
      'What is sold is ahead of how the work is done, so the gains lie inside.',
    ],
    leadership: [
      'Customers buy and there is something to sell: the limit is how much rests on {{owner}}.',
      'The market side is ahead of the way the company is led, so the nearer limit lies inside.',
    ],
    market: [],
  },
};
