import type { Industry } from '@ellac/contracts';

/** A kind of business. Example values vary around its figures, which are not norms. */
export interface LineOfBusiness {
  /** Ends of company names. */
  readonly names: readonly string[];
  readonly customers: string;
  /** Three teams: the work itself, selling, and the office. */
  readonly teams: readonly [string, string, string];
  readonly plans: readonly string[];
  readonly chances: readonly string[];
  /** Per cent. */
  readonly grossMargin: number;
  readonly retention: number;
  readonly recurring: number;
  /** In US dollars a year. */
  readonly revenuePerHead: number;
}

export const linesOfBusiness: Readonly<Record<Industry, LineOfBusiness>> = {
  manufacturing: {
    names: ['Joinery', 'Toolworks', 'Castings', 'Plastics', 'Packaging', 'Metalcraft'],
    customers: 'builders and architects',
    teams: ['the workshop', 'quoting', 'purchasing'],
    plans: [
      'Move the made-to-order parts to a standard range and sell that range through two dealers',
      'Add a maintenance agreement to every machine we deliver and win one large customer a quarter',
      'Put the second shift to work and offer shorter delivery times than the imports',
    ],
    chances: [
      'Larger firms close their own workshops and look for a supplier that also keeps stock',
      'Repairs and spare parts are asked for every week, and we do not yet offer them as a service',
    ],
    grossMargin: 36,
    retention: 75,
    recurring: 20,
    revenuePerHead: 140_000,
  },
  technology: {
    names: ['Software', 'Systems', 'Data', 'Networks', 'Digital', 'Cloudworks'],
    customers: 'mid-sized firms without an IT department',
    teams: ['development', 'sales', 'support'],
    plans: [
      'Turn the three projects that look alike into one product with a monthly price',
      'Sell managed support to every project customer and hire a first account manager',
      'Win partners who bring our product to their own customers in two new regions',
    ],
    chances: [
      'Customers ask for one firm that builds, runs and watches their systems',
      'New rules on data security make our customers look for advice that they can buy by the month',
    ],
    grossMargin: 52,
    retention: 80,
    recurring: 45,
    revenuePerHead: 150_000,
  },
  retail: {
    names: ['Outfitters', 'Garden Centre', 'Books', 'Cycles', 'Grocers', 'Home'],
    customers: 'families in the region',
    teams: ['the shop floor', 'buying', 'the back office'],
    plans: [
      'Open a second shop that works by the same written routines and add a web shop with collection',
      'Offer a yearly service plan with every larger sale and bring regular customers back twice a year',
      'Raise the share of our own label and drop the ranges that only fill the shelves',
    ],
    chances: [
      'The chain around the corner has closed, and its customers look for advice and service',
      'Customers who order on the web and collect in the shop buy a second thing every other time',
    ],
    grossMargin: 32,
    retention: 64,
    recurring: 8,
    revenuePerHead: 190_000,
  },
  services: {
    names: ['Cleaning', 'Landscapes', 'Recruitment', 'Events', 'Facility Care', 'Translations'],
    customers: 'offices and property managers',
    teams: ['the crews', 'customer care', 'planning'],
    plans: [
      'Sell yearly agreements to the customers who call us for single jobs today',
      'Take over smaller firms in the next two towns and run them from our planning office',
      'Let crew leaders quote small jobs themselves and keep the large ones for the sales team',
    ],
    chances: [
      'Property managers want one firm for the whole building and a single invoice a month',
      'Two competitors retire without a successor, and their customers have begun to call us',
    ],
    grossMargin: 33,
    retention: 81,
    recurring: 50,
    revenuePerHead: 75_000,
  },
  healthcare: {
    names: ['Dental', 'Physio', 'Home Care', 'Opticians', 'Clinics', 'Laboratories'],
    customers: 'patients and the practices that refer them',
    teams: ['treatment', 'patient care', 'billing'],
    plans: [
      'Open a second practice with two employed practitioners and one shared office',
      'Offer check-ups by yearly plan and fill the quiet mornings with firms’ health days',
      'Add home visits and win three practices that refer patients to us regularly',
    ],
    chances: [
      'Waiting times in the region are long, and patients ask for evening hours',
      'Employers look for a partner who looks after their people at the workplace',
    ],
    grossMargin: 34,
    retention: 78,
    recurring: 35,
    revenuePerHead: 95_000,
  },
  financial_services: {
    names: ['Accountants', 'Insurance Brokers', 'Advisers', 'Payroll', 'Mortgages', 'Bookkeeping'],
    customers: 'owners of small firms',
    teams: ['client work', 'new business', 'compliance'],
    plans: [
      'Move every client to a fixed monthly fee and give each a named adviser other than the owner',
      'Add payroll and planning talks to our yearly work and let seniors lead their own clients',
      'Take over the books of two retiring colleagues and bring them to our way of working',
    ],
    chances: [
      'Clients ask for advice through the year rather than for figures after it',
      'Digital filing takes the routine out of the work and leaves time for planning talks',
    ],
    grossMargin: 58,
    retention: 84,
    recurring: 65,
    revenuePerHead: 120_000,
  },
  other: {
    names: ['Farms', 'Freight', 'Language School', 'Studios', 'Energy', 'Charters'],
    customers: 'regular customers and their friends',
    teams: ['operations', 'bookings', 'administration'],
    plans: [
      'Sell season agreements instead of single orders and fill the months that are quiet today',
      'Add a second site with a manager of its own and share planning and purchasing',
      'Win three larger partners who order for a year and give each a contact in the team',
    ],
    chances: [
      'Firms look for local partners who can deliver on a fixed day every week',
      'Guests and customers from the last years would come back if somebody asked them',
    ],
    grossMargin: 37,
    retention: 74,
    recurring: 25,
    revenuePerHead: 90_000,
  },
};
