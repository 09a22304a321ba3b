/** Where a threshold or a topic comes from. */
export interface Source {
  readonly what: string;
  /** The page it was read on; a dash where there is none. */
  readonly where: string;
}

/**
 * Sources by key. A source supports the topic or the threshold of a rule; the wording and the
 * action are our own, and the model is judgement built on them, not a validated scale.
 */
export const sources = {
  VB: { what: 'Value Builder: hub and spoke', where: 'https://builttosell.com/hubandspoke' },
  VB8: {
    what: 'Eight drivers; owner away three months',
    where: 'https://chinookmabb.com/understanding-value-drivers',
  },
  VBC: {
    what: 'Warning signs incl. signing limits',
    where: 'https://phoenix.fcbb.com/copy-of-four-ways-to-protect-your-turf',
  },
  VBF: {
    what: 'Financial record quality',
    where: 'https://denverbusinesscoach.com/8-drivers-of-business-value',
  },
  SWI: {
    what: 'Switzerland structure; top five < 20 %',
    where:
      'https://denverbusinesscoach.com/value-driver-3-the-switzerland-structure and jasonkwiatkowski.blogspot.com/2017/08',
  },
  CC6: { what: 'Same top-five rule', where: 'https://jasonkwiatkowski.blogspot.com/2017/08' },
  VAC: {
    what: '30-day vacation test (explicitly no standard)',
    where: 'simplybusinessvaluation.com/blog/the-owners-trap…',
  },
  F90: {
    what: '90-day yardstick; its 30–50 % discount claim is unverified',
    where: 'https://getfuturepath.com/owner-dependent-business-valuation',
  },
  OC: {
    what: '30 % = high owner concentration',
    where:
      'https://collaborativecommercial.com/post/the-hidden-valuation-villain-owner-concentration',
  },
  CC1: {
    what: 'Single > 25 %, top three > 50 %; illustrative discounts',
    where: 'https://highlandglobal.com/2025/06/10/customer-concentration-discount-guide',
  },
  CC2: {
    what: '> 15–20 % concern, ≤ 10 % premium, 12–24 months to fix',
    where: 'https://arizonabizsales.com/?p=3451',
  },
  CC3: {
    what: '10–15 % negative; ≥ 30 % in 2–3 clients big problem',
    where: 'https://thevantgroup.com/client-concentration',
  },
  CC4: { what: '> 20 % trap', where: 'exitify.com/resources/beyond-the-20-trap…' },
  CC5: {
    what: '10 % disclosure line, ASC 280-10-50-42',
    where: 'https://dart.deloitte.com (ASC 280)',
  },
  BTS: {
    what: 'No client > 15 %; two sellers',
    where: 'https://theweekendreads.com/built-to-sell-summary',
  },
  TVR: {
    what: 'Teachable, valuable, repeatable',
    where: 'https://academy.systemology.com/system/john-warrillow-the-value-builder-system',
  },
  CVD: {
    what: '18 drivers (market and operations)',
    where: 'https://support.valucompass.com/the-18-drivers-page',
  },
  VC18: {
    what: '18 drivers (market and operations)',
    where: 'https://support.valucompass.com/the-18-drivers-page',
  },
  RR1: { what: '30–50 % and 70 %+ recurring', where: 'exitify.com/resources/the-golden-ticket…' },
  RR2: {
    what: 'Contracted vs repeat',
    where: 'https://securemoneymath.com/glossary/recurring-revenue',
  },
  RR3: {
    what: 'Moving 20–30 % matters',
    where: 'https://businessvaluation.co.uk/articles/how-recurring-revenue-affects-value',
  },
  RV: { what: 'Visible revenue; no threshold', where: 'https://rondcapital.com/visible-revenue' },
  RET1: {
    what: 'Mean 75 %, range 55–84 %',
    where: 'https://venasolutions.com/blog/average-customer-retention-rate-by-industry',
  },
  RET2: {
    what: 'Retail 63, banking 75, telecom 78, IT services 81',
    where: 'https://paddle.com/resources/industry-retention-rates',
  },
  RET3: {
    what: 'Consulting 85, B2B SaaS 74, financial 74 …',
    where: 'https://firstpagesage.com/seo-blog/customer-retention-rates-by-industry',
  },
  RET4: {
    what: 'SaaS 68, healthcare 77, banking 75',
    where: 'https://thefinanceweekly.com/post/average-customer-retention-rate-by-industry',
  },
  MAR1: {
    what: 'Damodaran 2026, US listed, quoted',
    where: 'https://moneyhackwise.com/profit-margin-by-industry',
  },
  MAR2: {
    what: '5 / 10 / 20 % net rule of thumb',
    where: 'https://ondeck.com/resources/good-profit-margin',
  },
  MAR3: { what: 'Damodaran Europe January 2019', where: 'https://scribd.com/document/462929597' },
  RPE: {
    what: 'Revenue per employee (secondary)',
    where: 'https://the-owners-playbook.com/tools/revenue-per-employee-calculator',
  },
  GR: {
    what: 'Greiner 1972/1998',
    where: 'https://workzchange.com/from-one-leadership-crisis-to-the-next',
  },
  AD: { what: 'Adizes adolescence', where: 'https://adizes.com/adolescence' },
  CL: {
    what: 'Churchill & Lewis, HBR 1983',
    where:
      'https://priceofbusiness.com/the-five-5-stages-of-a-small-business; maurerconsultinggroup.com',
  },
  FL: {
    what: 'Flamholtz & Randle',
    where:
      'https://csuiteadvisors.com/find-your-business-growth-stage; groundswell.co/why-our-surveys-are-different',
  },
  FI: { what: 'Fischer 7 stages', where: 'https://igniteyourbiz.com/7-stages-of-growth.shtml' },
  ELF: {
    what: 'Second stage (Edward Lowe Foundation, quoted)',
    where: 'm.pinggu.org/bbs/thread-1254933-1-1.html',
  },
  TAB: {
    what: 'First management layer',
    where:
      'https://thealternativeboard.com/blog/a-management-structure-that-lets-your-small-business-scale',
  },
  EM: { what: 'E-Myth', where: 'stratapedia.com/frameworks/the-e-myth-framework…' },
  EPI: {
    what: '83 % without written plan, 40 % without contingency (2013); 68 % (2023)',
    where: 'https://brokerworldmag.com/the-five-stages-of-exit-planning; axiomstrategic.com',
  },
  EPIX: {
    what: 'About half of exits involuntary; 20–30 % of listed firms sell',
    where: 'https://iconic.co/blog/complete-guide-to-business-exit-planning',
  },
  WMS: { what: 'World Management Survey (Bloom et al.)', where: 'studylib.net/doc/10436815' },
  BR: { what: 'Brinckmann et al. 2010, business planning', where: 'https://cemi.com.au/node/502' },
  SP: {
    what: 'Formal sales process, 18 % / 28 % (HBR 2015, quoted)',
    where: 'https://advancedsales.ai/insights/the-rationale-and-research-behind-salespath-part-1',
  },
  CSO: { what: 'Sales process levels', where: 'https://johnsmoak.com/sales-process-matters' },
  TA: {
    what: 'From founder relationships to company accounts',
    where: 'https://shellback-strategic.com/blog/founder-relationships-to-transferable-accounts',
  },
  FOS: {
    what: 'Owner dependency: documents',
    where: 'https://app.fullyos.com/owner-dependency/preparing-to-sell',
  },
  EOSQ: {
    what: 'Accountability chart question',
    where: 'https://bobstanke.com/blog/eos-traction-tools-the-organizational-checkup',
  },
  EOS: {
    what: 'Checkup levels',
    where: 'https://rocadvisors.ca/2025/05/08/the-organizational-checkup',
  },
  OECD: {
    what: 'High-growth definition',
    where: 'https://ratio.se (working paper); studylib.net 11556607',
  },
  ARITH: { what: 'Arithmetic', where: '–' },
  SELF: { what: 'Own consistency logic', where: '–' },
} as const satisfies Record<string, Source>;

/** The short name of a source, as rules and comments quote it. */
export type SourceKey = keyof typeof sources;
