import type { Kind } from './kind.js';
import { asTyped, client, share } from './nouns.js';
import { percentsIn } from '../values/figures-in.js';

const isLost = /\b(?:left us|lost|cancell?ed|went (?:bankrupt|bust)|until last|stopped buying)\b/iu;

/**
 * A part of the business that begins a sentence, as in “Service makes up 40% of our revenue”: words
 * on -s and -ing, and the usual ones. A client whose name looks like one is missed, which is the
 * smaller error.
 */
const notAName = String.raw`(?!(?:\w{1,30}ing|\w{1,30}s|Service|Maintenance|Repair|Export|Retail|Online|Rent|Food|Tourism|Labou?r|Software|Hardware|Insurance|Transport|Wholesale|Germany|France|Italy|Spain|London|Europe|America|Canada|Australia|This|That|It|He|She|Half|One)\b)`;

/** One single client and its share of revenue; several clients together do not count. */
export const clientShare: Kind = {
  kind: 'client-share',
  patterns: [
    asTyped`\b[Tt]he (?:[\w-]+ )?(?:chain|group|hospital|council|trust|dairy|insurer|distributor|wholesaler|client|customer|authority)(?:, [A-Z]\w+(?: [A-Z]\w+)?,)? (?:is|makes(?: up)?|brings) (?:now )?(?:about |nearly |almost |over )?\d{1,3}\s?(?:%|percent|per cent)(?! (?:cheaper|more|less|bigger|smaller|owned|up|down|off|faster|slower|full))(?= now\b|,|;|$)`,
    asTyped`\b(?:[Tt]his|[Tt]hat|[Ii]t|[Tt]hey|[Tt]hese) (?:one )?alone (?:is|are|makes? up|brings?|gives us|stands? for) (?:about |nearly |roughly |almost |around |over )?${share} of (?:what we (?:do|make|sell|earn|invoice|bill)|(?:our|my|the|all) (?:\w+ )?(?:revenue|sales|turnover|work|orders|income|business|invoices))\b`,
    asTyped`${share} (?:of )?(?:what we (?:do|make|sell|earn)|(?:our|my|the|all) (?:\w+ )?(?:revenue|sales|turnover|work|orders|income|business|production|output)) (?:goes|go|comes?|is|are) (?:to|from|for|with) (?:one|a single)\b`,
    asTyped`\b[Tt]he (?:[\w-]+ )?(?:hospital|council|city|municipality|university|authority|insurer|trust|group|chain|government|airport|distributor|wholesaler|supermarket|agency) (?:is|makes? up|brings?(?: in)?|gives us|stands? for|accounts? for|buys|takes) (?:about |nearly |roughly |almost |around |over )?${share} of (?:our |my |the |all |total )?(?:revenue|sales|turnover|work|orders|income|business)\b`,
    asTyped`\b[Tt]he (?:[\w-]+ )?(?:trust|group|chain|hospital|council|university|dairy|co-op|brewery|mill|mine|factory|supermarket|distributor|wholesaler|insurer|authority|agency) is (?:about |nearly |roughly |almost |around |over )?${share} of (?:us|what we (?:do|make|sell|earn|invoice|bill))\b`,
    asTyped`\b(?:depends?|rely|relies|live|lives?) (?:heavily )?on (?:one|a single|our (?:largest|biggest|main)) (?:[\w-]+ ){1,3}(?:worth|with) (?:about |nearly |roughly |almost |around )?${share}`,
    /\b(?:[Hh]alf|[Aa] third|[Oo]ne third|[Tt]wo thirds|[Aa] quarter|[Tt]hree quarters) of (?:our|my|the|all) (?:\w+ )?(?:revenue|sales|turnover|work|orders|income|business|production|output) (?:goes|go|comes?|is|are) (?:to|from|for|with) (?:one|a single)\b/u,
    asTyped`\b(?:[Oo]ne|[Aa] single) (?:client|customer|account|group|chain|company|agency) (?:is|makes?|does|takes|buys|brings|has|gives us) (?:up )?(?:about |nearly |roughly |almost |more than |over )?${share}\b`,
    /\b(?:[Hh]alf|[Aa] third|[Tt]wo thirds|[Aa] quarter) of what we (?:do|sell|make|earn)\b[^.;]{0,15}\b(?:one|a single)\b/u,
    /\b(?:more than|over|nearly|almost|about) (?:half|a third|two thirds|a quarter) of (?:our|my|the)\b[^.;]{0,30}\b(?:one|a single|our (?:largest|biggest|main)) (?:client|customer|account)/u,
    asTyped`\b(?:[Oo]ne|[Aa] single|[Oo]ur (?:largest|biggest|main|top)|[Tt]he (?:largest|biggest|main)) (?:[\w-]+ ){0,4}?(?:is worth|is|are|makes? up|brings?(?: in| us)?|gives?(?: us)?|sends?(?: us)?|pays?(?: us)?|stands? for|buys|takes|accounts? for|provides|generates|represents)\b[^.;%]{0,20}?${share}[^.;]{0,6} of (?:our|my|the|all)\b`,
    asTyped`^${notAName}[A-Z]\w+(?: [A-Z&]\w*){0,3} (?:is|makes up|brings(?: in)?|accounts for|stands for|gives us) (?:about |nearly |roughly |almost )?${share} of (?:our|my)\b`,
    asTyped`\b(?:depends?|rely|relies|live|lives?) on (?:one|a single|our (?:largest|biggest|main)) (?:[\w-]+ ){1,3}for (?:about |nearly |roughly |almost )?${share}\b`,
    /\b(?:half|a third|one third|two thirds|a quarter|three quarters) of (?:our|my|the|all) (?:revenue|sales|turnover|work|orders|income|business) (?:comes?|is|depends|hangs)[^.;]{0,15}\b(?:one|a single|our (?:largest|biggest|main))\b/u,
    asTyped`\b(?:[Oo]ne|[Aa] single|[Oo]ur (?:largest|biggest|main)|[Tt]he (?:largest|biggest|main)|[Aa]n?)\b (?:[\w-]+ ){0,3}${client}\b[^.;%]{0,40}?\b(?:is|are|makes? up|brings?(?: in)?|stands? for|buys|takes|accounts? for|gives us|has|with)\b[^.;%]{0,25}?${share}[^.;]{0,12}\b(?:of (?:our|my|the|all)|revenue|sales|turnover)`,
    /\b\d{1,3}\s?(?:%|percent|per cent) of (?:our|my|the|all) (?:revenue|sales|turnover|work|orders|income|business)[^.;]{0,25}\b(?:from|to|with|for|hangs on|depends on) (?:one|a single|our (?:largest|biggest|main)|the (?:largest|biggest))\b/u,
    /\b(?:half|a third|one third|two thirds|a quarter) of (?:our|my|the|all) (?:revenue|sales|turnover|work|orders|income|business)[^.;]{0,25}\b(?:from|to|with|for|hangs on|depends on) (?:one|a single|our (?:largest|biggest|main))\b/u,
    asTyped`(?<!\b(?:[Ii]n|[Ff]rom|[Bb]y|[Oo]n|[Aa]t|[Ff]or|[Ss]ince|[Uu]ntil) )\b${notAName}[A-Z][\w.]{1,40}(?: [A-Z][\w.]{1,40}){0,3}, (?:about |nearly |almost )?${share} of (?:our|my|the) (?:revenue|sales|turnover|work|orders|business)`,
  ],
  not: [
    /\bof (?:his|her|their|its) (?:orders|purchases|needs)\b/iu,
    /\b(?:one|a single|our (?:largest|biggest|main)|the (?:largest|biggest|main)) (?:\w+ )?(?:product|service|offer|branch|shop|site|line|dish|person|employee|salesperson|team|department|store|month|season|platform|portal|course)\b/iu,
    /\b(?:saved?|saves|grew|grows|cheaper|discount|less|more|lower|higher|faster|demands?|asks? for)\b[^.;]{0,20}\d/iu,
    /\b(?:two|three|four|five|six|ten|few|several|top|largest|biggest) (?:\w+ )?(?:clients|customers|accounts|groups|chains)\b/iu,
  ],
  values: ({ sentence, match: [words] }) => {
    const [percent] = percentsIn(words);
    return {
      ...(percent !== undefined && { percent }),
      ...(isLost.test(sentence) && { tense: 'happened' }),
    };
  },
};
