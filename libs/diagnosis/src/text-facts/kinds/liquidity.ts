import type { Kind } from './kind.js';

/** Money is short now: credit used up, own pay, wages, rent or taxes not paid. */
export const liquidity: Kind = {
  kind: 'liquidity',
  patterns: [
    /\b(?:hardly|barely|scarcely|only just) pay\b/iu,
    /\bonly (?:deliver|supply|ship|sell)[^.;]{0,20}\b(?:against|for) (?:cash|prepayment|payment in advance)\b/iu,
    /\b(?:been |is |are )overdrawn\b/iu,
    /\bask(?:ed)? (?:the )?(?:tax office|bank|suppliers?|landlord)\b[^.;]{0,15}\bfor (?:more time|a delay|a deferral|patience|instal\w+)\b/iu,
    /\bdo(?:es)? not know how (?:to|we|I) (?:will |can |shall )?pay\b/iu,
    /\b(?:cash|money) (?:is|gets|got) (?:very |really |too )?(?:tight|short)\b/iu,
    /\blive from (?:hand to mouth|invoice to invoice|month to month)\b/iu,
    /\bused (?:up )?(?:our|my|the|all(?: of)? our) (?:overdraft|credit(?: line)?|reserves)\b/iu,
    /\b(?:wages|salaries|payroll|rent|taxes|VAT|suppliers)\b[^.;]{0,25}\bpaid\b[^.;]{0,20}\blate\b/iu,
    /\b(?:no|not enough|little) (?:money|cash) (?:is )?(?:left )?(?:to|for) (?:pay|the (?:wages|rent|suppliers|bills|tax))/iu,
    /\bbank (?:has |have )?(?:refused|refuses|cut|cancell?ed|called in|declined|will not|won't|does not|wants (?:its|the) money)\b/iu,
    /\b(?:put|putting|pay|paid|paying|lend|lent)\b[^.;]{0,25}\b(?:my|our) (?:own|private|personal) (?:savings|money|account)\b/iu,
    /\b(?:weeks?|months?) behind (?:on|with)\b|\bbehind on (?:the |our )?(?:rent|tax(?:es)?|payments|wages|bills)\b/iu,
    /\binsolven\w+\b|\bpayment plan with (?:the )?(?:tax|bank|landlord)/iu,
    /\b(?:account|cash) (?:is|runs) (?:empty|dry|overdrawn)\b/iu,
    /\b(?:overdraft|credit lines?|bank lines?|line of credit|facility|credit|loan)\b[^.;]{0,40}\b(?:used up|exhausted|maxed|at (?:its|the) limit|fully (?:used|drawn)|to the limit)\b/iu,
    /\b(?:have|has|had|did) not (?:paid|pay|drawn|taken) (?:myself|ourselves|a (?:wage|salary))|\b(?:haven't|hasn't) paid (?:myself|ourselves)|\bno (?:wage|salary|pay) (?:for (?:me|myself|us) )?since\b/iu,
    /\b(?:cannot|can't|could not|couldn't|unable to) (?:always )?pay\b[^.;]{0,30}\b(?:wages|suppliers|rent|tax(?:es)?|bills|myself|staff)\b/iu,
    /\b(?:behind|late) with (?:the |our )?(?:rent|tax(?:es)?|suppliers|payments|wages|VAT)\b/iu,
    /\b(?:owe|owes|owing)\b[^.;]{0,40}\b(?:tax|VAT|landlord|suppliers?|health insurance)\b/iu,
    /\brun(?:ning)? out of (?:cash|money)\b/iu,
    /\b(?:pay|paid|cover|covered)\b[^.;]{0,30}\bfrom (?:my|our) (?:own|private|personal) (?:savings|money|pocket)\b/iu,
  ],
  not: [
    /\b(?:we|I) only (?:deliver|supply|ship|sell)\b/iu,
    /\b(?:never|not) (?:been )?(?:behind|late|run out)/iu,
    /\b(?:customers?|clients?|tenants?|buyers?|they|people) (?:who )?(?:cannot|can't|could not|owe)/iu,
    /\bunused\b/iu,
  ],
};
