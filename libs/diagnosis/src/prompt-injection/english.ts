/** Where a sentence addresses its reader instead of describing the business. */
const opening = String.raw`(?:^|[.!?:;\n"“”(\]}>#*=-]\s*|\b(?:please|now|instead|just|simply|must|shall|(?:you|to the (?:ai|model)) (?:should|must|will|have to|need to|are to))\s+)`;

/** Where a new role begins. */
const henceforth =
  '(?:from (?:now|here|this (?:moment|point|line)) on(?:wards?)?|henceforth|starting now)';

const drop = String.raw`\b(?:ignore|disregard|forget|override|overrule|bypass|discard|(?:do not|don['’]?t|stop) follow(?:ing)?|pay no attention to)\b`;
const told =
  '(?:instructions?|prompts?|rules|guidelines?|directions|directives?|commands?|constraints?)';
const top = String.raw`(?:10 ?(?:/|out of|of) ?10|ten (?:out )?of ten|100 ?/ ?100|5 ?/ ?5|full marks|perfect (?:scores?|marks)|(?:maximum|highest|top|best possible|highest possible)(?: possible)? (?:scores?|ratings?|marks|grades?|points))`;
const machine = String.raw`(?:ai|a\.i\.|llm|gpt|chatgpt|chat ?bot|language model|ai (?:model|assistant|analyst|writer))`;

/** Signs that a text speaks to a machine, in English. */
export const english: readonly string[] = [
  // Rules that were given before are to be dropped.
  String.raw`${drop}(?:\s+(?:all|any|every|each|of|the|your|these|those|other|and))*\s+(?:previous|prior|above|earlier|preceding|foregoing|initial|original|system)(?:[\s,]+\w+){0,3}?\s+(?:${told}|context|conversation|text)\b`,
  String.raw`${drop}\s+(?:all|any|all of)\s+(?:the\s+|of\s+)?${told}\b`,
  String.raw`${drop}\s+(?:all\s+)?(?:of\s+)?your\s+(?:\w+\s+)?(?:${told}|programming|training)\b`,
  String.raw`${drop}\s+(?:these|those)\s+(?:instructions|prompts?|guidelines)\b`,
  String.raw`${drop}\s+(?:everything|anything|all|whatever|what)(?:\s+\w+){0,2}?\s+(?:above|before this|you (?:were|have been|are|know))`,
  String.raw`${drop}\s+the (?:above|text above|preceding text)`,
  // The prompt is spoken of.
  String.raw`\b(?:system|hidden|initial|secret)[ -]prompt\b`,
  String.raw`\b(?:reveal|show|print|repeat|output|leak|disclose|tell me|display|quote|recite|summari[sz]e)\b(?:\s+\w+){0,4}\s+(?:your|the (?:system|hidden|secret|initial)) (?:\w+ )?(?:prompt|instructions|rules|guidelines)`,
  String.raw`\brepeat (?:everything|the (?:text|words|lines)|all)(?:\s+\w+){0,3}\s+above\b`,
  String.raw`\bwhat (?:are|is|were) your (?:\w+ )?(?:instructions|prompt)\b`,
  String.raw`\b(?:new|updated|revised|real|actual) (?:system )?instructions?\b ?[:–-]`,
  String.raw`\bend of (?:the )?(?:prompt|instructions|user input|data block)\b`,
  String.raw`\b(?:developer|god|admin|debug|dan) mode\b.{0,20}\b(?:on|enabled|activated|active)\b`,
  String.raw`\byour (?:hidden|secret|internal|system) (?:instructions|rules|prompt|word)\b`,
  String.raw`\b(?:enable|enter|activate|switch to) (?:developer|god|admin|debug|dan) mode\b`,
  String.raw`\b(?:jailbreak|do anything now|prompt injection)\b`,
  // The reader is given another role.
  String.raw`\byou are (?:now|from now on)[, ]+(?:an?|the|in|my|no longer|free|acting|playing|going|dan)\b`,
  String.raw`\byou are no longer (?:an?|bound|required)\b`,
  String.raw`\b${henceforth},? (?:you|your|the (?:ai|model|assistant))\b`,
  // A command to the reader, not a plan of the business, whose verb has a "we" or "to" before it.
  String.raw`${opening}${henceforth},?\s+(?:please |just |simply |always |only )*(?:act|behave|answer|respond|reply|speak|talk|write|praise|ignore|disregard|forget|pretend|obey|score|rate)\b(?! (?:off|down|up|out)\b)`,
  String.raw`${opening}(?:please |just |simply |always |now )*(?:act|behave|answer|respond|reply|speak|talk|write) (?:as|like) (?:a |an |the |your |our |my )?[^.!?\n]{0,40}?\b(?:without|no|free of|not bound by)(?: any| all)? (?:rules?|limits?|limitations?|restrictions?|filters?|guidelines?|constraints?|instructions?|criticism)\b`,
  String.raw`${opening}(?:please |just |simply |always |now )*(?:act|behave|answer|respond|reply|speak|talk|write) (?:as|like) (?:an?|the) [^.!?\n]{0,30}?\b(?:who|that) (?:only|just|always|never)\b`,
  String.raw`${drop}\s+(?:the|these|those|any|all)\s+(?:rules|criteria|guidelines|standards)\s+and\s+(?:just |only |simply )?(?:say|write|state|conclude|report|rate|score|praise|tell|call|answer)\b`,
  String.raw`\bas the (?:assistant|model|analyst|evaluator|writer|${machine}), (?:please |just |simply |now )*(?:output|write|say|answer|reply|respond|state|report|conclude)\b`,
  String.raw`${opening}(?:please |just |simply )*(?:praise|flatter|compliment)\s+(?:only |just |always )?(?:us|me|the company|this (?:company|business|owner)|our (?:company|business|firm|work)|everything)\b`,
  String.raw`\b(?:only|just|always|exclusively) (?:praise|flatter|compliment)\s+(?:us|me|the company|this (?:company|business|owner)|our (?:company|business|firm))\b`,
  String.raw`\b(?:without|no)(?: any| all)? (?:rules?|limits?|restrictions?|filters?|guidelines?|constraints?) and (?:only|just|always) (?:praise|say|write|give|tell|show)\b`,
  String.raw`\bas an? (?:ai|artificial intelligence|(?:large )?language model|llm)\b(?![ -](?:company|firm|business|start-?up|agency|consultancy|provider|vendor|team|studio|shop|specialist|first|driven|native|powered|lab))`,
  String.raw`\b(?:act|behave|respond|answer|speak) as (?:if you|an? (?:ai|unrestricted|uncensored|jailbroken|${machine}|terminal))\b`,
  String.raw`\b(?:pretend|imagine) (?:that )?you (?:are|have|were)\b`,
  String.raw`\b(?:dear|hey|hello|hi|note (?:to|for)|attention|message (?:to|for)|instructions? (?:to|for)) (?:the |any |every )?(?:${machine}|language models?|assistant reading|model reading)\b`,
  String.raw`\b(?:the|this|any|every|an) ${machine}(?: \w+){0,6} (?:must|should|shall|has to|is to|will)(?: now| always| only| not)? (?:ignore|rate|score|praise|reveal|conclude|mark|state that|report that|write that|say that)\b`,
  String.raw`\b(?:dear|hello|hi|hey) assistant\b`,
  String.raw`\bthis is (?:the|your) (?:developer|administrator|admin|operator)\b`,
  // What is to be written is prescribed.
  String.raw`\b(?:the|this) report (?:should|must|has to|is to|shall) (?:state|say|claim|conclude|confirm|recommend)\b`,
  String.raw`\b(?:every|each|all|the) readers? of (?:this|the|your) report\b`,
  String.raw`\brecommendations?\b[^.!?\n]{0,40}\bpriority (?:low|medium|high|critical)\b`,
  String.raw`\b(?:companies|businesses|owners) (?:that |whom )?you (?:have )?(?:evaluated|assessed|analy[sz]ed|reviewed|scored)\b`,
  String.raw`\brespond (?:only|just|exclusively|solely|strictly) (?:with|in)\b`,
  String.raw`${opening}(?:respond|reply|answer) (?:only )?(?:with|in)\b`,
  String.raw`\boutput (?:only |just |valid |raw |the |this |a |following |your answer as ){0,3}(?:json|yaml|xml|html|markdown)\b`,
  String.raw`${opening}(?:return|print|emit|produce|generate|write)(?: \w+){0,3} (?:json|yaml|xml|html|markdown)\b`,
  String.raw`\b(?:in|into|within|of) your (?:report|response|output|reply|summary|evaluation|assessment|analysis)\b`,
  String.raw`${opening}(?:do not|don['’]?t|never) (?:mention|reveal|include|report|list|show|write)\b[^.!?\n]{0,40}\b(?:weakness(?:es)?|gaps?|red flags?|problems|this (?:text|message|instruction)|instructions?)\b`,
  String.raw`${opening}(?:say|state|write|declare|confirm|conclude|report) that (?:we|the company|this (?:company|business)|our \w+|it|everything)\b[^.!?\n]{0,40}\b(?:ready|perfect|excellent|flawless|no (?:weakness(?:es)?|gaps?|risks?|red flags?))\b`,
  String.raw`\b(?:lower|reduce|remove|drop|delete|set|change)\b[^.!?\n]{0,30}\b(?:critical|all|every) (?:priority|priorities|finding|findings|recommendation|recommendations|red flags?)\b`,
  String.raw`\b(?:reveal|show|list|print|output|include|tell me|send|share)\b[^.!?\n]{0,40}\b(?:answers|scores?|reports?|results?|data)\b[^.!?\n]{0,20}\b(?:of|from|about) (?:all |the )*other (?:companies|businesses|owners)\b`,
  String.raw`\b(?:the|my|your|our) (?:coach|administrator|admin|system administrator|openai|ellac)(?: team)? (?:has|have) (?:already )?(?:approved|authori[sz]ed|confirmed|allowed|agreed|asked you)\b`,
  String.raw`\b(?:send|post|forward|fetch|load|include|insert|add)\b[^.!?\n]{0,50}\b(?:links?|images?|data|answers|report|prompt|instructions?)\b[^.!?\n]{0,30}\bhttps?:\/\/`,
  String.raw`${opening}(?:run|execute) (?:the following|this) (?:code|command|script|query)\b`,
];

/** Scores that are asked for; not in a sentence about what customers and others say. */
export const englishScores: readonly string[] = [
  String.raw`${opening}(?:score|rate|grade|mark|evaluate|rank|assess)\s+(?:this|the|my|our|all|every\w*|each|us|me|it|them|both)\b[^.,!?\n]{0,60}?(?:\b${top}|as (?:excellent|perfect|strong|fully ready)|10 everywhere)`,
  String.raw`${opening}(?:give|award|assign|grant)\b[^.,!?\n]{0,60}?\b${top}`,
  String.raw`${opening}(?:set|change|raise|increase)\s+(?:the |all |every |each )(?:\w+ )?scores?\s+(?:to|at)\b`,
  String.raw`\b(?:we|this (?:company|business)|it|everything) (?:deserves?|must (?:get|receive|have)|should (?:get|receive)) (?:a |an |the )?${top}`,
];
