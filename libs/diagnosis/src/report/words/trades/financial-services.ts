import type { Trade } from './trade.js';

export const financialServices: Trade = {
  kind: 'a financial services business',
  ownerLed:
    'the clients, their files and the advice live in one head, and each renewal lands on one desk.',
  ledByOthers:
    'each client knows two advisers, files can be read by both, and {{owner}} decides on products and partners.',
  systems:
    'In financial services, what was advised and why has to be found years later, so records are part of the product.',
  leadership:
    'Clients in financial services trust a person with their money, and two people who know each file are the plain answer.',
  market:
    'In financial services, income that returns each year carries the business through quiet markets.',
  inPractice: {
    'S-01': 'Taking on a client, a renewal and a claim are good ones to begin with.',
    'S-02': 'File notes are the habit to start with, because a regulator would start there too.',
    'S-03': 'Client checks, quotes from providers and file notes are where the work doubles.',
    'S-04': 'Here most of them are about exceptions, provider rules and who may sign.',
    'S-05': 'A standard renewal is the safest choice.',
    'S-06': 'A review at a fixed fee would be such a package.',
    'S-10': 'First meeting, needs, recommendation, signature and review are the usual ones.',
    'S-11':
      'Needs analysis and documented advice are steps that the rules demand anyway, so begin with them.',
    'S-13': 'Rules on commission leave less room here, so have the page checked before it is used.',
    'L-01': 'A week without renewals due is the right one.',
    'L-02': 'The limits that matter are provider choice, fee reductions and urgent claims.',
    'L-04': 'Private clients with standard cover are the natural start.',
    'L-05': 'Yearly renewals can move first, advice on large sums last.',
    'L-06': 'The yearly review is a good day for the introduction.',
    'L-07': 'An assistant who already prepares the renewals may be nearer to it than an outsider.',
    'L-08': 'For an adviser, that means fees, providers and what goes into the file.',
    'L-09': 'One of the three should count clients who have met a second adviser.',
    'L-10': 'Advice, compliance, administration and provider relations are the roles to list.',
    'L-11': 'In a brokerage or advisory firm, claims or renewals are often the ones.',
    'L-12': 'Claims and administration are the two that others can usually take next.',
    'L-13': 'Commission statements need the same pair of eyes as supplier bills.',
    'L-14': 'Renewals processed, claims open and files complete would be three of them.',
    'L-15': 'Reviews, risk profiles and promises made by phone belong in that system.',
    'L-20': 'Licences and client money rules say who may act at all, so check both.',
    'L-21': 'How the client book is valued is the point on which partners most often fall out.',
    'M-01': 'Fees agreed for several years protect both sides from one bad market.',
    'M-02': 'Accountants and lawyers of the best clients know whom to ask.',
    'M-03': 'Their accountants count as contacts too.',
    'M-06': 'A yearly review at a fixed fee is the usual form.',
    'M-07': 'A service fee for the yearly review is the simplest one.',
    'M-09': 'Commission that depends on markets belongs to the last group.',
    'M-10': 'Service agreements signed at the yearly review need no extra meeting.',
    'M-14': 'Direct providers and comparison sites count among the three competitors.',
    'M-17': 'The share that goes to providers and introducers is the first cost to look at.',
    'M-21': 'A second adviser at the next review is the simplest beginning.',
  },
};
