import type { Trade } from './trade.js';

export const retail: Trade = {
  kind: 'a retail business',
  ownerLed:
    'buying, prices and the till keys belong to one person, and the shop feels different on a day off.',
  ledByOthers:
    'store managers order, staff and price within limits, and {{owner}} decides on range, sites and brands.',
  systems:
    'In retail, the test is an ordinary Tuesday: does the shop run the same when nobody from the top is in?',
  leadership:
    'Buying and prices are often the last things a shop owner hands over, and both can be learned with limits.',
  market:
    'Retail lives on many small purchases, so customers who return replace the contracts that others have.',
  inPractice: {
    'S-01': 'Opening, cashing up, returns and reordering are good ones to begin with.',
    'S-02': 'A laminated card at the till and one at goods-in are read every day.',
    'S-03': 'Goods-in, price labels and returns are the steps where shops lose most.',
    'S-04':
      'In a shop they are mostly about discounts, returns and reorders, and limits settle all three.',
    'S-05':
      'A full Saturday led by somebody else, from opening to cashing up, is the test that counts.',
    'S-06': 'A ready-made bundle at one price would be such a package.',
    'S-10': 'Greeting, advice, add-on and follow-up for larger purchases are the usual ones.',
    'S-11': 'For a shop, the steps are short: greet, advise, offer the add-on, invite back.',
    'S-13': 'A shop bonus on margin and returns treats early and late shifts alike.',
    'S-17': 'Stock loss, out-of-stock lines and hours for each sale are the figures to look at.',
    'L-01': 'A week outside the season is soon enough.',
    'L-02': 'The limits that matter here are reorders, markdowns and cover for sick staff.',
    'L-04': 'One department with its own sales target is a natural start.',
    'L-05': 'Regular customers and reorders can move first, trade customers later.',
    'L-06': 'Trade and club customers are worth the first introductions.',
    'L-07': 'In a shop this is a floor manager with a target, rather than a seller on the road.',
    'L-08': 'For a store manager, that means markdowns, rosters and orders up to a limit.',
    'L-10': 'Buying, floor, staff planning and books are four roles to put a name beside.',
    'L-11': 'In a shop, ordering or staff planning is often the one.',
    'L-12': 'Ordering and staff planning are the two that store managers usually take next.',
    'L-13': 'Cashing up and supplier invoices are the part that comes round every day.',
    'L-15': 'Account customers and clubs are the ones to write down first.',
    'M-01':
      'For a shop with so few large buyers, more walk-in trade is the second half of the answer.',
    'M-02': 'Schools, offices and clubs nearby are where to look.',
    'M-04': 'A receipt with a short question brings more honest reasons than a survey.',
    'M-06': 'A loyalty card, a standing order or a repair service fits most shops.',
    'M-07': 'A club price for regular delivery is the simplest form.',
    'M-09': 'Pre-season orders belong to the second group at best.',
    'M-10': 'Account customers and standing orders are where a shop can secure something.',
    'M-14': 'Online prices belong in it, because customers compare them in the aisle.',
    'M-16':
      'Half a point of margin from markdowns and stock loss often pays for more than a price rise.',
    'M-19': 'A second site, a longer range or a web shop are three different decisions.',
    'M-21': 'Let a buyer from the shop floor join the next talk with each of them.',
  },
};
