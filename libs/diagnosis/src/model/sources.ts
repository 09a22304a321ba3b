/** Where a threshold or a topic comes from. */
export interface Source {
  readonly what: string;
  /** The page or pages it was read on, with `;` between them; a dash where there is none. */
  readonly where: string;
}

/**
 * Sources by key. A source supports the topic or the threshold of a rule; the wording and the
 * action are our own, and the model is judgement built on them, not a validated scale.
 */
export const sources = {
  VB: {
    what: 'Value Builder, “hub and spoke”: everything runs through the owner',
    where: 'https://builttosell.com/hubandspoke',
  },
  VB8: {
    what: 'Eight value drivers; the owner can be away for three months',
    where: 'https://chinookmabb.com/understanding-value-drivers',
  },
  VBC: {
    what: 'Warning signs, limits for signing among them',
    where: 'https://phoenix.fcbb.com/copy-of-four-ways-to-protect-your-turf',
  },
  VBF: {
    what: 'Value drivers: the quality of financial records',
    where: 'https://denverbusinesscoach.com/8-drivers-of-business-value',
  },
  SWI: {
    what: '“Switzerland structure”: the five largest clients below 20%',
    where:
      'https://denverbusinesscoach.com/value-driver-3-the-switzerland-structure; https://jasonkwiatkowski.blogspot.com/2017/08',
  },
  CC6: {
    what: 'The five largest clients below 20%',
    where: 'https://jasonkwiatkowski.blogspot.com/2017/08',
  },
  VAC: {
    what: 'A vacation of 30 days as a test; explicitly no standard',
    where: 'simplybusinessvaluation.com/blog/the-owners-trap…',
  },
  F90: {
    what: '90 days as a yardstick; its claim of a 30–50% discount is unverified',
    where: 'https://getfuturepath.com/owner-dependent-business-valuation',
  },
  OC: {
    what: '30% called a high owner concentration',
    where:
      'https://collaborativecommercial.com/post/the-hidden-valuation-villain-owner-concentration',
  },
  CC1: {
    what: 'One client above 25% or the top three above 50%; its discounts are illustrative',
    where: 'https://highlandglobal.com/2025/06/10/customer-concentration-discount-guide',
  },
  CC2: {
    what: 'Above 15–20% a concern, 10% or less a premium; 12–24 months to change it',
    where: 'https://arizonabizsales.com/?p=3451',
  },
  CC3: {
    what: '10–15% seen as negative; 30% or more in two or three clients a big problem',
    where: 'https://thevantgroup.com/client-concentration',
  },
  CC4: { what: 'Above 20% called a trap', where: 'exitify.com/resources/beyond-the-20-trap…' },
  CC5: {
    what: 'The 10% disclosure line of US GAAP, ASC 280-10-50-42',
    where: 'https://dart.deloitte.com (ASC 280)',
  },
  BTS: {
    what: 'Built to Sell: no client above 15%; two people who sell',
    where: 'https://theweekendreads.com/built-to-sell-summary',
  },
  TVR: {
    what: 'Offers that are teachable, valuable and repeatable',
    where: 'https://academy.systemology.com/system/john-warrillow-the-value-builder-system',
  },
  CVD: {
    what: '18 value drivers (market and operations)',
    where: 'https://support.valucompass.com/the-18-drivers-page',
  },
  VC18: {
    what: '18 value drivers (market and operations)',
    where: 'https://support.valucompass.com/the-18-drivers-page',
  },
  RR1: {
    what: 'Recurring revenue of 30–50%, and of 70% or more',
    where: 'exitify.com/resources/the-golden-ticket…',
  },
  RR2: {
    what: 'Contracted as against repeat revenue',
    where: 'https://securemoneymath.com/glossary/recurring-revenue',
  },
  RR3: {
    what: 'Recurring revenue: moving 20–30% matters',
    where: 'https://businessvaluation.co.uk/articles/how-recurring-revenue-affects-value',
  },
  RV: {
    what: 'Visible revenue; names no threshold',
    where: 'https://rondcapital.com/visible-revenue',
  },
  RET1: {
    what: 'Customer retention: mean 75%, range 55–84%',
    where: 'https://venasolutions.com/blog/average-customer-retention-rate-by-industry',
  },
  RET2: {
    what: 'Customer retention: retail 63%, banking 75%, telecom 78%, IT services 81%',
    where: 'https://paddle.com/resources/industry-retention-rates',
  },
  RET3: {
    what: 'Customer retention: consulting 85%, B2B SaaS 74%, financial 74% …',
    where: 'https://firstpagesage.com/seo-blog/customer-retention-rates-by-industry',
  },
  RET4: {
    what: 'Customer retention: SaaS 68%, healthcare 77%, banking 75%',
    where: 'https://thefinanceweekly.com/post/average-customer-retention-rate-by-industry',
  },
  MAR1: {
    what: 'Margins of US listed companies (Damodaran 2026, quoted)',
    where: 'https://moneyhackwise.com/profit-margin-by-industry',
  },
  MAR2: {
    what: 'Net margin, rule of thumb: 5% low, 10% healthy, 20% high',
    where: 'https://ondeck.com/resources/good-profit-margin',
  },
  MAR3: {
    what: 'Margins of European companies (Damodaran, January 2019)',
    where: 'https://scribd.com/document/462929597',
  },
  RPE: {
    what: 'Revenue per employee (secondary)',
    where: 'https://the-owners-playbook.com/tools/revenue-per-employee-calculator',
  },
  GR: {
    what: 'Greiner 1972/1998: growth and its crises',
    where: 'https://workzchange.com/from-one-leadership-crisis-to-the-next',
  },
  AD: { what: 'Adizes: adolescence of a company', where: 'https://adizes.com/adolescence' },
  CL: {
    what: 'Churchill & Lewis, HBR 1983: stages of a small business',
    where:
      'https://priceofbusiness.com/the-five-5-stages-of-a-small-business; maurerconsultinggroup.com',
  },
  FL: {
    what: 'Flamholtz & Randle: stages of growth',
    where:
      'https://csuiteadvisors.com/find-your-business-growth-stage; groundswell.co/why-our-surveys-are-different',
  },
  FI: {
    what: 'Fischer: 7 stages of growth',
    where: 'https://igniteyourbiz.com/7-stages-of-growth.shtml',
  },
  ELF: {
    what: 'Second stage, 10–99 staff (Edward Lowe Foundation, quoted)',
    where: 'm.pinggu.org/bbs/thread-1254933-1-1.html',
  },
  TAB: {
    what: 'The first layer of management',
    where:
      'https://thealternativeboard.com/blog/a-management-structure-that-lets-your-small-business-scale',
  },
  EM: { what: 'The E-Myth', where: 'stratapedia.com/frameworks/the-e-myth-framework…' },
  EPI: {
    what: '83% without a written plan, 40% without one for contingencies (2013); 68% (2023)',
    where: 'https://brokerworldmag.com/the-five-stages-of-exit-planning; axiomstrategic.com',
  },
  EPIX: {
    what: 'About half of exits involuntary; 20–30% of listed firms sell',
    where: 'https://iconic.co/blog/complete-guide-to-business-exit-planning',
  },
  WMS: { what: 'World Management Survey (Bloom et al.)', where: 'studylib.net/doc/10436815' },
  BR: { what: 'Brinckmann et al. 2010: business planning', where: 'https://cemi.com.au/node/502' },
  SP: {
    what: 'Formal sales process, 18% / 28% (HBR 2015, quoted)',
    where: 'https://advancedsales.ai/insights/the-rationale-and-research-behind-salespath-part-1',
  },
  CSO: { what: 'Levels of sales processes', where: 'https://johnsmoak.com/sales-process-matters' },
  TA: {
    what: 'From founder relationships to company accounts',
    where: 'https://shellback-strategic.com/blog/founder-relationships-to-transferable-accounts',
  },
  FOS: {
    what: 'Dependence on the owner: documents',
    where: 'https://app.fullyos.com/owner-dependency/preparing-to-sell',
  },
  EOSQ: {
    what: 'The question of the accountability chart',
    where: 'https://bobstanke.com/blog/eos-traction-tools-the-organizational-checkup',
  },
  EOS: {
    what: 'Levels of a checkup',
    where: 'https://rocadvisors.ca/2025/05/08/the-organizational-checkup',
  },
  OECD: {
    what: 'High growth: above 20% a year over three years',
    where: 'https://ratio.se (working paper); studylib.net 11556607',
  },
  MW: {
    what: 'A sale takes ten to twelve months, three to four of them for examination and contract',
    where: 'Morgan & Westfield, “How long does it take to sell a business?” (BIZCOMPS)',
  },
  SDE: {
    what: 'Recasting profit: a fair pay for the owner is taken off',
    where: 'GABB, “Hidden in plain sight”; Sunbelt, “Role of SDE”',
  },
  AZ: {
    what: 'Adjustments of earnings before a sale, pay and rent among them',
    where: 'Arizona Business Sales, “Understanding earnings adjustments”',
  },
  '13W': {
    what: 'Cash planned week by week for thirteen weeks',
    where: 'Crowe, “Manage 13-week cash flow”',
  },
  SFG: {
    what: 'Growth binds cash; how fast it can be financed from within',
    where: 'Churchill & Mullins, “How fast can your company afford to grow?”, HBR 2001',
  },
  PR1: {
    what: 'How much price moves profit; the rule of thumb is arithmetic, not a promise',
    where: 'Dawes, “Is price really the most powerful profit lever?”',
  },
  EOS3: {
    what: 'Three to seven goals a quarter',
    where: 'EOS Worldwide, “Traction tip: Rocks”',
  },
  KP: {
    what: 'What a business loses with a key person, and how it prepares',
    where: 'Lehner CPA, “Key people: hard acts to follow”',
  },
  ARITH: { what: 'Arithmetic, no source needed', where: '–' },
  SELF: { what: 'Our own judgement of answers that do not fit together', where: '–' },
} as const satisfies Record<string, Source>;

/** The short name of a source, as rules and comments quote it. */
export type SourceKey = keyof typeof sources;
