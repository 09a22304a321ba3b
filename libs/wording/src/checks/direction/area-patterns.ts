import type { Area } from '@ellac/contracts';

/** How the areas are called; "market position" and "leadership team" are other things. */
export const areaNames: Readonly<Record<Area, string>> = {
  systems: '(?:business )?systems(?: and speciali[sz]ation)?|systems (?:area|side)',
  leadership: 'leadership(?! team)(?: area| side)?',
  market:
    'market(?: (?:area|side|context|score))?(?! (?!area|side|context|score)\\p{L}+(?:ion|are|ysis|ce|rch|ment|ing)\\b)',
};
