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
  inPractice: {
    'S-01': 'Admission, hygiene, billing and recall are good ones to begin with.',
    'S-02': 'Those that touch patient safety come first, since they will be asked for anyway.',
    'S-03': 'Booking, notes and billing are the steps where most is done twice.',
    'S-04': 'In a practice they are mostly about appointments, exceptions and orders.',
    'S-05': 'A routine appointment is the one to take, within what each licence allows.',
    'S-07': 'Standard check-ups with a fixed length would be the core.',
    'S-10': 'First call, first appointment, treatment plan and recall are the usual ones.',
    'S-11':
      'In a practice a sale is a treatment plan that is understood and accepted; write down how that happens.',
    'S-12': 'Recall lists and missed calls are the two sources that practices forget.',
    'S-17': 'Waiting time, missed appointments and unpaid bills are the figures to look at.',
    'S-18': 'Reception and assistance are usually the two.',
    'L-01': 'A locum or a neighbouring practice can cover what must not wait.',
    'L-02': 'A locum can treat; the stand-in meant here decides on rosters, orders and refunds.',
    'L-04': 'New patients can be booked with a colleague from the first call on.',
    'L-05': 'Routine appointments can move first, long-standing patients last.',
    'L-06': 'A joint appointment is the gentlest way to introduce the second name.',
    'L-08': 'For a practice manager, that means rosters, orders and complaints.',
    'L-10':
      'Treatment, staff, billing and relations with payers are roles that need not go to one person.',
    'L-11': 'In a practice, rosters or ordering are often the ones to begin with.',
    'L-12': 'Rosters and billing are the two that a practice manager usually takes next.',
    'L-13': 'A billing service can take most of it at once.',
    'L-15':
      'Referrers and companies count as clients here, and their agreements belong in that system.',
    'L-20': 'Who may see patient records in an emergency has to stand in it too.',
    'M-01': 'Payers count here as well, so a second payer weighs more than ten patients.',
    'M-02': 'Employers, schools and care homes nearby are where to look.',
    'M-06': 'Recall for check-ups or a yearly programme for companies is the natural form.',
    'M-07': 'A yearly programme for companies or families would fit.',
    'M-09': 'Payments that depend on a tariff still to be agreed belong to the last group.',
    'M-10':
      'Programmes for companies and care contracts can be signed a year ahead; single appointments cannot.',
    'M-13': 'Tariffs, licences and what insurers pay for deserve the first lines.',
    'M-14': 'Waiting times of neighbouring practices tell more than their prices.',
    'M-16': 'Empty appointment slots and unpaid bills are the first two places to look for it.',
    'M-18': 'Rooms, licences and qualified staff take longest, so they come first.',
    'M-21': 'For companies and referrers, the second contact may well be the practice manager.',
  },
};
