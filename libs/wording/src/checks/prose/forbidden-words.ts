/** Phrases that no report may contain, by kind. Phrases from our own rules are allowed. */

const company = '(?:business|company|firm|enterprise|\\{\\{COMPANY\\}\\})';

export const links: readonly RegExp[] = [
  /\b(?:https?|hxxps?)\b|\b(?:ftp|file|mailto|data|javascript|tel):\S/iu,
  /\bwww\b/iu,
  /[\p{L}\p{N}-]{2,}\.\p{L}{2,}/u,
  /(?:\bdot|\(dot\)|\[dot\]) ?(?:com|net|org|io|info|biz|eu|de|uk|fr|es|ch|at|app|example)\b/iu,
  /[:：] ?\/\/|\bcolon slash/iu,
  /@|＠|\((?:at|dot)\)|\[(?:at|dot)\]/iu,
];

/** Characters that prose has no need of: markup, code and what is left of a broken placeholder. */
export const markup =
  /[<>`{}[\]\\|~^*_#=]|&#?\w+;|\/\/|\$\(|\b(?:function|script|iframe|onerror)\b ?\(/iu;

/** A street, which may also be how an owner calls the rooms: `the lease on Mill Lane`. */
export const streetName =
  /\b\p{Lu}\p{L}+ (?:Street|Road|Avenue|Lane|Boulevard|Drive|Square|Way|Place)\b/gu;

export const addresses: readonly RegExp[] = [
  new RegExp(streetName, 'u'),
  /\p{L}(?:straße|strasse|gasse)\b/iu,
  /\bP\.? ?O\.? Box\b|\b(?:post ?code|zip code|postal address)\b/iu,
  /(?<!\b(?:the|by) )\b(?:phone|telephone|mobile|fax|whatsapp|hotline)(?: number)?:/iu,
  /(?:\b(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)[ ,-]+){5,}/iu,
];

/** Honorifics and company forms: a person or a company by name. */
export const nameMarks =
  /\b(?:Mr|Mrs|Ms|Dr|Prof|Sir|Herrn?|Frau|Monsieur|Madame|Mme|Mlle|Señora?)\b\.? ?\p{Lu}|(?<![\p{L}.])M\. \p{Lu}\p{Ll}|\b(?:Ltd|GmbH|Inc|LLC|PLC|S\.A\.|S\.r\.l|Corp|Pty|B\.V|KG|AG|SARL)\b/u;

/** A title with a name, as an owner may call somebody: `Dr. Anand`. */
export const titledName =
  /(?:\b(?:Mr|Mrs|Ms|Dr|Prof|Sir|Herrn?|Frau|Monsieur|Madame|Mme|Mlle|Señora?)\b\.?|(?<![\p{L}.])M\.) ?\p{Lu}[\p{L}-]+/gu;

/** `{{D13}} a year` is what is sold, not what the business would bring. */
const yearly = '(?! ?\\{\\{[A-Z]\\d+\\}\\} (?:a|each|per|every) (?:year|month)\\b)';
const bought = `(?:it|the ${company}|${company})`;

export const valuation: readonly RegExp[] = [
  new RegExp(`${company} (?:\\w+ ){0,2}worth\\b(?! \\w+ing\\b)${yearly}`, 'iu'),
  // A batch, an order or a customer has a worth of its own.
  /(?:(?<!\b(?:of|for|with|from) )\b(?:it|this|that|they|you|which)(?: all| alone| now| today)? (?:is|was|are|(?:would|could|may|might|will) be)|\bmakes? (?:it|you)|\b(?:sale|exit|buy-?out|shares?|stake|equity|brand|life’s work)\b(?: \w+){0,4}) (?:\w+ )?worth (?:about |around |roughly |over |up to |some |at least |more than )?(?:\{\{[A-Z]\d+\}\}(?! (?:a|each|per|every) (?:year|month)\b| of (?:sales|orders|revenue|work|business|turnover)\b)|millions|a fortune)/iu,
  // Asking an expert to value the company is advice; telling what comes out is not ours.
  /(?<!\b(?:a|one|joint|independent|expert|expert’s|the|first|written|your|agree on a|that) )\bvaluations?\b|\bvaluations? (?:would|could|will|may|might|is|are|at|comes?|came)\b|\b(?:valued at|EBITDA|net worth|goodwill payment)\b/iu,
  new RegExp(`\\b(?:market|company|enterprise|resale) value\\b|\\bvalue of the ${company}`, 'iu'),
  new RegExp(`\\b(?:sale|asking|purchase) price\\b|\\bprice (?:of|for) the ${company}`, 'iu'),
  /\bmultiples? of (?:\S+ )?(?:earnings|revenue|profits?|sales)\b|\b(?:earnings|revenue|sales) multiples?\b/iu,
  new RegExp(
    `\\b(?:sell|sells|sold|selling) ${bought} for (?:a|an|up|around|about|at least)\\b|\\b(?:sell|sells|sold|selling)(?: ${bought})? for (?:more|money|millions|\\{\\{[A-Z]\\d)`,
    'iu',
  ),
  /\bfetch(?:es)? a (?:\w+ )?price\b/iu,
];

export const promises: readonly RegExp[] = [
  // Of an outcome, or by what is advised; a guarantee that somebody gave for a loan is none.
  /\b(?:this|that|it|these(?: \w+)?|steps?|plan|advice|order|change|we|I)(?: (?:will|would|can|could|then|also))? guarantees?\b(?! (?:the|your|a|any|his|her|their) (?:\w+ )?(?:loans?|rent|lease|credit|line|overdraft|debts?|mortgage)\b)|\bguarantee(?:s|ing)?(?: [\w’-]+){0,4} (?:success|growth|profits?|results?|a sale)\b/iu,
  /(?<!(?:\b(?:revenue|income|turnover|sales|orders|work|share|part)|\}\})(?: [\w’']+){0,4} )(?<!\b(?:counts?|counted|called?|calls?) (?:as )?)(?<!\b(?:not|never|no|nothing|none|hardly|nobody|without)\b(?: [\w’']+){0,3} )(?<!\b(?:personally|bank|publicly|the|your) |\b(?:has each of you|have you|have they) )\bguaranteed\b(?! (?:revenue|income|turnover|sales|orders|work|share|part|figure|by contract))/iu,
  /\bwill (?:(?!not\b)\w+ )?(?:certainly|definitely|surely|undoubtedly|inevitably|without (?:a )?doubt|always)\b/iu,
  /\b(?:ensures?|assures?|secures?) (?:success|growth|the success)\b|\bassured success\b/iu,
  /(?<!nobody |none |never |not |no one )\b(?:is|are) (?:certain|sure|bound) to\b(?! (?:the|an?|this|that|your|our|you|secrecy|silence|it|them|him|her)\b)/iu,
  /\brisk[- ]free\b|\bcannot fail\b|\bno risk (?:at all|whatever|whatsoever)\b|\bwithout any risk\b/iu,
  /\b(?:we|I) promise\b|\bsuccess is (?:certain|assured|sure)\b/iu,
];

/**
 * Statements on what the law requires or what tax is due. Mentioning a lawyer, a tax adviser or a
 * legal question is allowed.
 */
export const advice: readonly RegExp[] = [
  /\b(?:saves?|saving|avoids?|avoiding|reduces?|reducing|lowers?|lowering|cuts?|cutting|defers?|evades?|minimi[sz]es?|escapes?|pay(?:s|ing)? (?:less|no|more)) (?:[\w-]+ ){0,3}tax(?:es|ation)?\b/iu,
  /(?<!before |after )\btax(?:es|ation)? (?:\w+ )?(?:falls?|rises?|drops?|applies|apply|must|has to|have to|(?:is|are|can be) (?:\w+ )?(?:due|owed|payable|lower|higher|saved|reduced|avoided|deferred))\b/iu,
  /\btax(?:able|ed)\b|\btax[- ](?:free|deductible|advantage|benefit|break|saving|relief|exempt\w*|efficient|rate|burden)s?\b/iu,
  /\b(?:the law|legislation|the statutes?|GDPR|the courts?) (?!firm|practice|office)(?:\w+ )?(?:requires?|demands?|forbids?|prohibits?|allows?|permits?|obliges?|says|prescribes?|makes)\b/iu,
  /\b(?:legally|lawfully) (?!may\b|act)(?:\w+ )?(?:fine|safe|binding|required|allowed|permitted|sound|obliged|void|valid|possible|entitled|forbidden|necessary|owed)\b|^legally\b/iu,
  /\b(?:is|are) (?:not )?(?:legal|illegal|unlawful|lawful)\b|\b(?:illegal|unlawful|lawsuits?|litigation|sued?|statutory|legal form allows)\b/iu,
  /\b(?:change|changes|choose|chooses|switch|convert|turn) (?:\w+ ){0,4}(?:legal form|limited company|limited liability)\b/iu,
  /\b(?:legal liability|limited liability|deductible|depreciation allowance)\b/iu,
  /\blawyers? (?:should|must|has to|have to|will) (?:then )?(?!then|put|write|look|check|read|draw|know|see|hear|have)\w+/iu,
];

/** A sentence that sends the owner to an adviser with a question. */
export const askedOfAdvisers =
  /\b(?:ask|asks|asking) (?:[\w’-]+ ){1,4}?(?:accountant|lawyer|solicitor|notary|advis[eo]r|bookkeeper|CPA)\b[^.!?]*/giu;

/** A whole clause that says what usually holds, not what holds here. */
export const whatUsuallyHolds =
  /(?<![^.!?,;:])[^.!?,;:]*\b(?:usually|as a rule|normally|often|generally|may|might|in most cases)\b[^.!?,;:]*/giu;

/** Words that give a person a gender, which the answers do not contain. */
export const gender: readonly RegExp[] = [
  /\b(?:he|she|his|hers?|him|himself|herself)\b/iu,
  /\b(?:Mr|Mrs|Ms|Mister|Madam|Sir)\b|\bMiss \p{Lu}/u,
  /\b(?:businessm[ae]n|businesswom[ae]n|gentlem[ae]n|lady|ladies)\b/iu,
];

/**
 * Family words in the languages that owners write in. If the owner uses one, the gender is known.
 */
export const family =
  /\b(?:he|she|his|hers?|him|sons?|daughters?|brothers?|sisters?|wife|husband|father|mother|dad|mum|uncle|aunt|mr|mrs|herr|frau|monsieur|madame|señora?|nephew|niece|fils|filles?|frère|s(?:oe|œ)ur|femme|mari|père|mère|söhne|sohn|tochter|töchter|bruder|schwester|ehefrau|ehemann|vater|mutter|hij[oa]s?|herman[oa]s?|espos[oa]|marido|filh[oa]s?|irmã[os]?|zoon|dochter|broer|zus)(?!\p{L})/iu;

export const aboutItself: readonly RegExp[] = [
  /\bas an? (?:AI|assistant|language model|artificial)\b|\b(?:AI|language|large language) models?\b|\bI am an? (?:AI|assistant|bot)\b/iu,
  /\b(?:chatbot|chatgpt|gpt|openai|anthropic|llm|jailbreak|developer mode|canary)\b/iu,
  /\b(?:system|my|this|the above|your) prompts?\b(?! (?:reply|response|answer|payment|start|action|delivery|invoic))/iu,
  /\b(?:my|previous|prior|earlier|above|system|hidden|secret) instructions\b|\b(?:was|were|been|am) (?:instructed|told) to\b|\bI was (?:told|asked)\b/iu,
  /\b(?:json|placeholders?|schema|delimiters?|base64|rule ?id|fact ?id|evidence ids?|data block|facts pack|training data)\b/iu,
  /\bI(?:'m| am) sorry\b|\bI (?:cannot|can't|can not|am unable to) (?:help|assist|comply|do|provide|write|answer)\b/iu,
];

/** Scores given by the writer; only the server gives scores. */
export const ownScores: readonly RegExp[] = [
  /\b(?:scores?|ratings?|rated|marks?) (?:of |at |is |are )?(?:a |an |the )?(?:full|top|maximum|perfect|highest|best possible|excellent)\b/iu,
  /\b(?:full|top|maximum|perfect|highest possible) (?:marks?|scores?|ratings?|points)\b/iu,
  /\b(?:score|rating) of (?:an?|full|nearly|almost|about|at least|over)\b/iu,
  /\b(?:scores?|ratings?) (?:\w+ ){0,2}(?:was|were|is|are|has been|have been|to be) (?:raised|changed|lowered|increased|adjusted|corrected|set|upgraded)\b/iu,
];

/**
 * Invisible or decorative characters: control, direction and zero-width characters, emoji, styled
 * letters.
 */
export const strangeCharacters =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Zl}\p{Zp}\p{Extended_Pictographic}\p{Regional_Indicator}\u2460-\u24FF\u2580-\u259F\u3000\uFF00-\uFFEF\u{1D400}-\u{1D7FF}]/u;
