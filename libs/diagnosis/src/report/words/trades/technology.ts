import type { Trade } from './trade.js';

export const technology: Trade = {
  kind: 'a technology business',
  ownerLed:
    'the founder is architect, first seller and last support line, and releases wait for one pair of eyes.',
  ledByOthers:
    'others own the product, the customers and the support queue, and {{owner}} decides where the product goes.',
  systems:
    'In technology, the test is whether a colleague can carry on a customer’s project from what is written down.',
  leadership:
    'Technical founders are often asked about everything, so the first thing to share is the final say.',
  market:
    'Yesterday’s advantage ages quickly in technology, so revenue that renews tells more than a full pipeline.',
  inPractice: {
    'S-01':
      'Setting up a customer, releasing a version and restoring a backup belong among the ten.',
    'S-02': 'A runbook beside the code is read; a manual elsewhere is not.',
    'S-03': 'Scoping, change requests and acceptance are where projects usually lose their time.',
    'S-04':
      'Here most of them are about priorities, access rights and exceptions for one customer.',
    'S-05': 'Setting up a new customer is a good choice, because it happens often and has an end.',
    'S-06': 'A fixed-scope start with a price on the website would be such a package.',
    'S-09': 'A paid add-on for present users is the cheapest test.',
    'S-10': 'Demo, trial, security questions and contract are the usual ones.',
    'S-11': 'Say what has to be known before a demo, and what before a price.',
    'S-13': 'Pay on contracts that renew, rather than on sign-ups, keeps sellers honest.',
    'S-17': 'Time to resolve a ticket and time to set up a customer are the figures to look at.',
    'L-01': 'Choose a week without a release, and hand the admin passwords to a stand-in first.',
    'L-02': 'Access rights are part of it: the stand-in needs keys as well as permission.',
    'L-04':
      'Renewals of existing subscriptions are the natural start, since the product has already convinced them.',
    'L-05': 'Renewals and standard plans need no founder in the meeting.',
    'L-06': 'A customer success role gives the account a second name without a second seller.',
    'L-07': 'Somebody from support who explains well is often the first seller who succeeds.',
    'L-08': 'For a lead developer, that means tools, releases and what is not built.',
    'L-10': 'Product, delivery, customers and finance are the four roles to put a name beside.',
    'L-11': 'In software and IT firms, that is often support or project planning.',
    'L-12':
      'Support and onboarding are usually the next two, because tickets already measure them.',
    'L-13':
      'With subscriptions, invoicing can run by itself; the second person looks after what does not.',
    'L-15':
      'Contracts, configurations and open tickets should be in one place that both contacts open.',
    'L-18': 'Months of cash, churn and cost of a new customer deserve a line each.',
    'M-01': 'Longer terms can be traded for a price that holds and a say in the roadmap.',
    'M-02': 'Look for firms that run the same systems as the best customers do.',
    'M-06': 'Hosting, support plans or licences by the month come to mind first.',
    'M-08': 'A monthly service agreement after each project is what turns a client into a base.',
    'M-09': 'Hiring should follow contracts that have been signed, and servers as well.',
    'M-10': 'A discount for a year paid ahead also brings cash in early.',
    'M-14': 'Include what customers use today instead, even if it is a spreadsheet.',
    'M-20': 'The low case should say how many months the money lasts.',
    'M-22': 'Monthly burn, months of cash and churn are the three figures to show.',
    'M-21': 'The second contact should be able to answer a technical question on the spot.',
  },
};
