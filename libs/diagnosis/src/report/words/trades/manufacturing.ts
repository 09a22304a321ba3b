import type { Trade } from './trade.js';

export const manufacturing: Trade = {
  kind: 'a manufacturing business',
  ownerLed:
    'quotes, machine settings and supplier calls meet at one desk, and the floor waits for an answer.',
  ledByOthers:
    'a foreman plans the shifts, somebody else prices the work, and {{owner}} decides on machines and markets.',
  systems:
    'In manufacturing, a system proves itself when the hundredth piece comes out like the first, whoever is at the bench.',
  leadership:
    'In a workshop or plant, the hardest thing to let go is usually the quote, because price and feasibility meet there.',
  market:
    'Machines and material tie up money early, so orders that are known ahead make every purchase easier to plan.',
  inPractice: {
    'S-01':
      'Setting up a machine, checking the first piece and booking in material are good ones to begin with.',
    'S-02': 'A setting sheet at each machine is worth more than a binder in the office.',
    'S-03':
      'Drawing release, material call-off and final inspection are where rework usually hides.',
    'S-04':
      'On the floor, most of these questions are about tolerances, scrap and which order goes first.',
    'S-05': 'A repeat part with a known drawing is the safest choice.',
    'S-06': 'A product family with three sizes and a fixed finish would be such a package.',
    'S-10': 'Enquiry, drawing check, quote, order confirmation and call-off are the usual ones.',
    'S-11':
      'In a plant the step to watch is the one from drawing to quote, where most enquiries wait.',
    'S-13': 'A bonus on margin rather than on tonnage keeps the machines busy with the right work.',
    'S-17': 'Scrap rate, set-up time and late deliveries are the figures to look at.',
    'L-01': 'A week without a delivery to a key account is the easiest one for the test.',
    'L-02':
      'The limits that matter are material orders, overtime and what may be promised to a customer.',
    'L-04': 'Spare parts and repeat orders are a natural start, since prices are already known.',
    'L-05': 'Repeat parts with a price list can move first; new drawings come last.',
    'L-06':
      'A technician who knows the part is often the better second contact than another salesperson.',
    'L-07':
      'Somebody from the shop who can read a drawing may learn to quote faster than a seller learns the trade.',
    'L-08': 'For a foreman, that means scrap, overtime and the order of jobs.',
    'L-10':
      'Costing, purchasing, production and the largest accounts are four roles that can go to four people.',
    'L-11': 'In a plant, production planning or purchasing is often the one.',
    'L-12': 'Purchasing and quality are the two that others in a plant can usually take next.',
    'L-15': 'Drawings, tolerances and price agreements belong in that system, not in a drawer.',
    'M-01':
      'A frame contract with call-offs suits both sides, because it also secures machine hours.',
    'M-02': 'Look where the same machines could make similar parts for another industry.',
    'M-06':
      'For what is made here, spare parts, servicing or call-off orders are the obvious ones.',
    'M-07':
      'Servicing and wear parts fit behind nearly every machine or product that leaves the shop.',
    'M-09': 'Material with long delivery times should be ordered for signed work alone.',
    'M-10': 'Call-off contracts give customers a price and the plant a filled order book.',
    'M-14': 'The three competitors should include one that imports.',
    'M-21': 'Let the second contact be the person who also plans their deliveries.',
  },
};
