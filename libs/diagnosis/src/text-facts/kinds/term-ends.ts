import type { EndingThing } from '@ellac/contracts';
import type { Kind } from './kind.js';

const things: Readonly<Record<string, EndingThing>> = {
  lease: 'site',
  tenancy: 'site',
  rental: 'site',
  landlord: 'site',
  contract: 'contract',
  agreement: 'contract',
  framework: 'contract',
  concession: 'contract',
};

/** The first word decides: a franchise agreement is a franchise. A right where none is named. */
function thingIn(words: string): EndingThing {
  const [first = ''] =
    /\b(?:lease|tenancy|rental|landlord|contract|agreement|framework|concession|licen[cs]e|franchise|permit|patent|accreditation|approval|mandate)/iu.exec(
      words,
    ) ?? [];
  return things[first.toLowerCase()] ?? 'right';
}

/** A contract, the use of a site, a licence or a permit ends or has to be renewed. */
export const termEnds: Kind = {
  kind: 'term-ends',
  patterns: [
    /\b(?:lease|licen[cs]e|franchise|contracts?|concession|agreement|permit|tenancy|patent|framework|accreditation)\b[^.;]{0,30}\bneeds? (?:renewing|renewal|extending|to be renewed)\b/iu,
    /\b(?:lease|licen[cs]e|franchise|contracts?|concession|agreement|permit|tenancy|framework)\b (?:is|goes|lasts|only goes)(?: only)? (?:till|until|to (?:the end|January|February|March|April|May|June|July|August|September|October|November|December|20))/iu,
    /\b(?:lease|licen[cs]e|contracts?|concession|agreement|permit|tenancy|franchise)\b[^.;]{0,20}\b(?:has to be|must be|needs to be|will be|is to be) (?:renegotiated|re-?signed|extended|re-?tendered|awarded)\b/iu,
    /\b(?:lease|licen[cs]e|franchise|contracts?|concession|agreement|permit|tenancy|patent|framework|approval|mandate)\b[^.;]{0,40}\b(?:finish(?:es)?|is (?:only )?valid (?:until|to|till)|lasts? until|is over in|ceases|falls due|will not be (?:renewed|extended))\b/iu,
    /\b(?:must|have to|has to|need to|needs to) (?:renew|extend|re-?apply for) (?:our|the|my|its)\b/iu,
    /\blandlord (?:has |have )?(?:given|gave|gives|ended|terminated|wants the)\b[^.;]{0,20}\b(?:notice|lease|building|premises|back)\b/iu,
    /\b(?:lease|licen[cs]e|franchise(?: term)?|contracts?|concession|agreement|permit|tenancy|patent|accreditation|framework|approval)\b[^.;]{0,40}\b(?:ends?|expires?|runs? out|is up|runs? (?:to|until|till|through)|comes? up for renewal|is due for renewal|must be renewed|has to be renewed)\b/iu,
    /\b(?:end|expiry|renewal) of (?:the|our) (?:lease|licen[cs]e|franchise|contract|concession|permit|tenancy)\b/iu,
  ],
  not: [
    /\b(?:never|not) (?:ends?|expires?)\b/iu,
    /\bcontracts? (?:that )?(?:ends?|expires?) (?:in|with) (?:a |tears|court)/iu,
    /\bwhen (?:a|their|his) (?:client's )?(?:lease|contract)/iu,
  ],
  values: ({ sentence, match }) => ({ thing: thingIn(sentence.slice(match.index)) }),
  isDated: true,
};
