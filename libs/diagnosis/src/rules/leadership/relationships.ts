import { manySmallClients, oneOrTwoPeople } from '../../conditions/common.js';
import { joined } from '../../text/joined.js';
import type { Voice } from '../../voice/voice.js';
import { pick, type GapRules } from '../rule.js';

/** What only one person holds, by the answers. */
function heldByOne({ answers: { rels, funcs, absd } }: Voice): readonly string[] {
  return [
    ...(rels.includes('banking') ? [] : ['the bank']),
    ...(rels.includes('vendors') ? [] : ['suppliers']),
    ...(absd < 30 && !funcs.includes('financial_management') ? ['payments'] : []),
  ];
}

/** Relationships: what the company holds, rather than the owner alone. */
export const relationshipsRules = {
  'L-15': {
    priority: 'high',
    when: {
      all: [
        { not: { has: ['rels', 'key_clients'] } },
        { not: oneOrTwoPeople },
        { not: manySmallClients },
        { any: [{ below: ['top', 30] }, { below: ['ownerS', 50] }] },
      ],
    },
    silentWhere: { pack: 'walkIn' },
    needs: [],
    ownerHours: { perWeek: 2, weeks: 14 },
    help: { staff: 'A second contact for each large customer: one hour a week' },
    sources: ['TA'],
    words: (voice) => {
      const { customers, hasPartners } = voice;
      const number = voice.size === 'small' ? 'five' : 'ten';
      const single = hasPartners ? 'one of you, the partners' : 'single people';
      return {
        finding: pick(
          voice,
          `Your key ${customers} seem to deal with ${single}.`,
          `You name no ties to your key ${customers} that go beyond ${single}.`,
          `Your answers leave it open who besides one contact knows your key ${customers}.`,
        ),
        meaning: pick(
          voice,
          'When such a contact is away, nobody else may know what was agreed.',
          'A new contact would have to ask for everything again.',
          'Prices, wishes and promises may be known to one person only.',
          `These ${customers} may have only one person here whom they can call.`,
        ),
        action: hasPartners
          ? `Note which of you knows which of the ${number} key ${customers}. Add a second contact from the team for each, and go to the next talk together. Keep what is agreed in one shared file.`
          : pick(
              voice,
              `Name a second contact for each of the ${number} key ${customers}. Write prices, terms and special wishes into one shared file. Hold the next meeting with both contacts.`,
              `Go through the ${number} key ${customers} and note who knows them. Where it is one person, add a second who comes to the next talk. Keep what is agreed in one place.`,
              `Begin with the three ${customers} whose loss would hurt most. Take a second person along to each and let that person do the follow-up. Then go on until ${number} of them are covered.`,
              `Ask your people which key ${customers} only they know. Bring in a second person there within two months. Note terms and wishes as you go.`,
            ),
        outcome: pick(
          voice,
          'A second person can answer each of them without asking.',
          `For each of these ${customers}, two names stand in the file.`,
          `All ${number} know two people, and what was agreed is on file.`,
        ),
        stake: pick(
          voice,
          'When the one contact leaves, some of that revenue may leave too.',
          `A competitor that hires your contact could win these ${customers} as well.`,
          `If the contact falls ill, the ${customers} who matter most have to explain everything again.`,
        ),
        step: `Add a second contact for your ${number} key ${customers}`,
        measure: `Key ${customers} who have met a second contact`,
        milestone: `All ${number} have met their second contact`,
      };
    },
  },
  'L-16': {
    priority: 'medium',
    when: {
      any: [
        { not: { has: ['rels', 'banking'] } },
        { not: { has: ['rels', 'vendors'] } },
        {
          all: [{ not: { has: ['funcs', 'financial_management'] } }, { below: ['absd', 30] }],
        },
      ],
    },
    needs: [],
    ownerHours: { perWeek: 1, weeks: 2 },
    help: { outside: 'Bank and bookkeeper: one talk each' },
    sources: ['TA', 'SWI', 'VBC'],
    words: (voice) => {
      const parts = heldByOne(voice);
      const held = joined(parts);
      const late = joined(
        [
          ...(parts.some((part) => part !== 'suppliers') ? ['a payment'] : []),
          ...(parts.includes('suppliers') ? ['an order'] : []),
        ],
        'or',
      );
      return {
        finding: pick(
          voice,
          `Your answers name nobody but you for ${held}.`,
          `For ${held}, you did not tick that the business can do without you.`,
          `You name no second person for ${held}.`,
        ),
        meaning: pick(
          voice,
          'Somebody may stand in already; then it takes an hour to write it down.',
          'There may be a stand-in whom the form did not ask about.',
          'Who may act when you cannot is left open.',
          'The answers do not show whether anybody else has the contacts and the papers.',
        ),
        action: voice.isTiny
          ? `Choose a person you trust, such as a relative or your bookkeeper, for ${held}. Write down what that person may do and where the papers are. Make the introduction by phone.`
          : pick(
              voice,
              `Name a second person for ${held} and write down what that person may do. Make the introduction in a short call or visit. Keep terms, contacts and access in one place.`,
              `Decide who steps in for ${held}, and up to which amount. Take that person along to the next talk. Let the person handle one real case while you are there.`,
              `Ask who already helps you with ${held}. Give that person the contacts, the papers and a limit for decisions. Stay out of the next case and look at the result.`,
              `Make a short list for ${held}: contact, account, agreed terms, what is due when. Go through it with the person who should step in. Announce that person to the other side.`,
            ),
        outcome: pick(
          voice,
          'A second name is on paper and known outside.',
          'Somebody else has acted there once.',
          'You can be away without leaving that work undone.',
        ),
        stake: pick(
          voice,
          'What nobody else may do waits until you are back.',
          `If you are ill on the day when it is due, ${late} could come late.`,
          `If nobody else can act there, ${late} may come late.`,
          `On a day when you cannot be reached, ${late} may be left undone.`,
        ),
        step: `Name a second person for ${held}`,
        measure: `A second name for ${held}, tried once`,
        milestone: 'A second person is named and has acted once',
      };
    },
  },
} as const satisfies GapRules<'L'>;
