import type { NotNow, SituationId } from '@ellac/contracts';
import { ownPlanOf } from '@ellac/diagnosis/parts';
import type { Business } from '../business/business.js';
import type { Plan } from './plan.js';

type Wording = (business: Business, plan: Pick<Plan, 'first'>) => NotNow;

const plain =
  (text: string, why: string): Wording =>
  () => ({ text, why });

/** What the owner plans to open, buy or hire, else a neutral phrase. */
const ownPlan =
  (otherwise: string, why: string) =>
  ({ questionnaire }: Business): NotNow => ({ text: ownPlanOf(questionnaire) ?? otherwise, why });

/** What takes hours from the first steps; few plans have fewer than three. */
const besideFirst: Wording = ({ questionnaire }, { first }) => {
  const own = ownPlanOf(questionnaire);
  if (own !== undefined)
    return { text: own, why: 'It would take its hours from the first steps of this plan.' };
  if (first.length === 1)
    return {
      text: 'Whatever takes hours from the first step',
      why: 'One finished step is worth more than nine begun ones.',
    };
  return {
    text: `Whatever takes hours from the first ${first.length === 2 ? 'two' : 'three'} steps`,
    why: `${first.length === 2 ? 'Two' : 'Three'} finished steps are worth more than nine begun ones.`,
  };
};

/** Somebody who has asked to take over would leave if nobody talked of the price. */
const beforeTalks: Wording = (business) =>
  business.voice.exit.isAsked ||
  business.diagnosis.facts.some(({ kind }) => kind === 'open-question')
    ? ownPlan(
        'A new line of business',
        'A successor would have to finish what you begin now.',
      )(business)
    : {
        text: 'Price talks',
        why: 'The price depends on what you prepare in the next two years.',
      };

/** What to leave alone in each situation, the most important first. */
const wordings: Readonly<Record<SituationId, readonly Wording[]>> = {
  survive: [
    ownPlan('Growth of any kind', 'Growth costs cash before it brings any.'),
    plain('Hiring', 'Each new wage has to be paid before it earns anything.'),
    plain('Buying equipment', 'What is bought now is missing when wages fall due.'),
    plain('Studies and long plans', 'They answer questions that come after the thirteen weeks.'),
  ],
  'exit-short': [
    ownPlan('Growth', 'What is begun now would be finished by somebody else.'),
    plain('New offers', 'A successor wants to see what works today, done without you.'),
    plain('A redesign of selling', 'The successor will set it up in another way.'),
  ],
  'thin-margin': [
    ownPlan(
      "More sales at today's margin",
      'More sales at this margin tie up cash and leave next to nothing.',
    ),
    plain('Larger orders at a discount', 'A discount comes out of the little that stays.'),
  ],
  'few-clients': [
    plain(
      'Staff, leases or machines for one client',
      'They would go on costing money if that client left.',
    ),
    ownPlan('A new line of business', 'Selling to a second client comes before any new thing.'),
  ],
  'exit-long': [
    beforeTalks,
    plain(
      'Advisers who are paid by the sale',
      'They are paid for a quick sale, and you have time.',
    ),
  ],
  leaking: [
    ({ voice: { customers } }) => ({
      text: 'More advertising',
      why: `New ${customers} would leave at the same point as the others.`,
    }),
    ownPlan('A second site', 'It would carry the same leak to another place.'),
    plain('More salespeople', 'They would win customers who leave again.'),
  ],
  'owner-bound': [
    ownPlan('Anything that is new', 'It would need the very person who is missing already.'),
    plain('A bigger plan', 'It would rest on the same person until a second one can do the work.'),
  ],
  'stay-small': [
    plain('Hiring', 'You want this size, and one more wage asks for more work.'),
    plain('A bigger place', 'A higher rent would ask for growth that you do not want.'),
    plain('Advertising', 'The work you have fills the time you want to give.'),
  ],
  grow: [
    plain(
      'Another new thing beside those in the plan',
      'Two new things at once share the same people and the same cash.',
    ),
  ],
  build: [besideFirst],
  'too-little': [plain('Everything else', 'A plan on so few answers would be a guess.')],
};

/** The same where a partner leaves and the reader stays. */
const partnerLeaves: readonly Wording[] = [
  plain('A large purchase or a new loan', 'The money may be needed to pay for the share.'),
  ownPlan('A new line of business', 'Who owns and who leads has to be settled first.'),
];

/** What to leave alone for now, one to four, the most important first. */
export function notNowOf(business: Business, plan: Plan): NotNow[] {
  const opensNewPart = plan.steps.some(({ gap }) => gap.id === 'R-22');
  const { id, variant } = business.diagnosis.situation;
  const own = id === 'exit-long' && variant === 'partner' ? partnerLeaves : wordings[id];
  return own
    .map((wording) => wording(business, plan))
    .filter(({ text }) => !opensNewPart || !text.startsWith('Opening'));
}
