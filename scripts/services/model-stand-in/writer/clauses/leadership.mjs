/** @type {import('../clauses.mjs').Bank} */
export const leadership = {
  'Readiness to hand over': {
    good: [
      'thoughts about the handover have taken shape',
      'the handover is being prepared, rated #',
      'much has been prepared for a handover',
    ],
    middling: [
      'the handover has been thought about and not yet settled',
      'the handover is prepared in part, rated #',
      'part of the roles have somebody who could take them',
    ],
    poor: [
      'the handover has hardly been prepared',
      'who is to take over which role is open',
      'preparation for a handover is rated only #',
    ],
    means: {
      good: [
        'What remains is to put names and dates to thoughts that are there already.',
        'A handover that has been thought through can begin with its first date.',
        'Those who are to follow can start to learn, since they can be told what for.',
      ],
      poor: [
        'People who do not know that a role is meant for them cannot grow into it.',
        'A handover without names and dates stays a wish, however firm it is.',
      ],
    },
    needs: ['names and dates for the handover', 'a successor for each role'],
  },
  Planning: {
    good: [
      'planning is a habit, rated #',
      'plans are made and kept in view',
      'the months ahead are planned with care',
    ],
    middling: [
      'planning happens now and then, rated #',
      'plans exist for some things and not for others',
      'planning is rated #',
    ],
    poor: [
      'there is too little planning, which is rated #',
      'the day leaves little room for planning',
      'most things are decided when they come up',
    ],
    means: {
      good: [
        'Leaders who join can be measured by a plan and do not have to guess at the aim.',
        'Plans that are kept show others how decisions are meant.',
        'The habit of planning is one that a second line of leaders can share from the first day.',
      ],
      poor: [
        'Others can share a plan but not an intention, so leading stays with whoever has it in mind.',
        'Without a plan, each decision goes back to the person who knows the aim.',
      ],
    },
    needs: ['plans that others can read', 'aims that are agreed ahead'],
  },
  Delegation: {
    good: [
      'tasks are passed on together with the right to decide',
      'delegation is rated #',
      'others are trusted with tasks of their own',
    ],
    middling: [
      'tasks are passed on, though often without the last word',
      'delegation is rated #, with room to go further',
      'some tasks have left your desk and others have not',
    ],
    poor: [
      'few tasks are passed on',
      'delegation is rated only #',
      'most decisions stay on your desk',
    ],
    means: {
      good: [
        'People who decide already need little practice for a larger role.',
        'The habit of passing tasks on is what a handover is made of.',
        'Trust that has been given in small things can be given in larger ones.',
      ],
      poor: [
        'Nobody learns to decide by carrying out what was decided, so the next leaders have nowhere to practise.',
        'Letting go of small decisions is the exercise for letting go of large ones.',
      ],
    },
    needs: ['decisions that others take', 'tasks passed on with the right to decide'],
  },
  'Functions that run without the owner': {
    none: [
      'no function runs without you so far',
      'every function still needs you',
      'none of the functions has found another leader yet',
    ],
    good: ['others lead #', 'without you, others keep up #', 'leaders of their own stand behind #'],
    middling: [
      'others already carry #, and the rest comes back to you',
      'without you, others keep up #',
      'what runs alone so far is #',
    ],
    poor: [
      'without you, only # would go on',
      'what runs alone so far is only #',
      'beyond # nothing goes on without you',
    ],
    means: {
      good: [
        'Functions that run alone show how the others can be passed on.',
        'The people who lead a function today are the first to ask about tomorrow.',
        'What works in one function can be copied in the next one.',
        'A company with several leaders notices the loss of one of them less.',
      ],
      poor: [
        'A successor could not take over one function after the other, because all of them meet at one desk.',
        'Your day sets the limit for each function that has no leader of its own.',
      ],
    },
    needs: ['more functions with a leader of their own', 'functions that run on their own'],
  },
  'Longest absence of the owner': {
    none: [
      'your absence has never been tried',
      'there has been no day on which the company had to do without you',
    ],
    good: [
      'the company copes for # without you',
      'you can stay away for #',
      'an absence of # is no trouble',
    ],
    middling: [
      'the company copes for # without you, which is not yet a long time',
      'you can stay away for #, and nothing longer is tested',
      'after # your absence begins to tell',
    ],
    poor: [
      'the company copes for just # without you',
      'you can stay away for # at the most',
      'after # without you things come to a halt',
    ],
    means: {
      good: [
        'A tested absence is the nearest thing to a rehearsal, and it has gone well.',
        'Time away has shown what others can carry, and a handover can build on it.',
        'The company has been on its own before and knows that it can be.',
      ],
      poor: [
        'An illness keeps to no calendar, so a short absence that goes well is the least to aim for.',
        'As long as you cannot be away, nobody else finds out what they can carry.',
      ],
    },
    needs: ['an absence that has been tried and went well', 'time away that nobody dreads'],
  },
  'Relationships held by the company': {
    none: [
      'the important relationships are personal ones of yours',
      'no important relationship belongs to the company itself',
      'those who matter to the company know you rather than {{COMPANY}}',
    ],
    good: [
      'the company itself holds the ties to #',
      'the ties to # do not depend on one person',
      'contact with # belongs to the company',
    ],
    middling: [
      'the company itself holds the ties to #, and you the others',
      'of the important ties, those to # belong to the company',
      'contact with # belongs to the company, other contacts to you',
    ],
    poor: [
      'the company itself holds only the ties to #',
      'beyond # the important ties are personal ones',
      'apart from #, the contacts belong to you',
    ],
    means: {
      good: [
        'Ties that belong to the company stay when a person changes.',
        'Partners who deal with the company need not be won over again by new leaders.',
        'A second face at bank and client makes the first one less of a risk.',
      ],
      poor: [
        'A personal tie cannot be signed over; it has to be shared while both sides are there.',
        'Introductions take time, and they have to come before you step back.',
      ],
    },
    needs: ['ties that belong to the company', 'a second face for the important contacts'],
  },
  'Business plan': {
    good: [
      'a business plan is there to refer to',
      'the direction is laid down in a business plan',
      'a business plan says where the company wants to go',
    ],
    poor: [
      'there is no business plan',
      'the direction is written down nowhere',
      'a business plan is missing',
    ],
    means: {
      good: [
        'With a written plan, new leaders know what they are asked to carry on.',
        'A plan on paper can be argued about, changed and taken over.',
        'Because the direction is on paper, it does not leave with a person.',
      ],
      poor: [
        'Where the direction is not written down, whoever follows has to ask for it, step by step.',
        'A plan on paper would let others decide in your spirit without asking.',
      ],
    },
    needs: ['a direction on paper'],
  },
  'Owners who work in the business': {
    plain: ['the company has #', 'on your side there is #'],
  },
};
