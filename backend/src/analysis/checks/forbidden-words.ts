/** What no report says, by kind; whatever our own rules say is allowed all the same. */

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

export const addresses: readonly RegExp[] = [
  /\b\p{Lu}\p{L}+ (?:Street|Road|Avenue|Lane|Boulevard|Drive|Square|Way|Place)\b/u,
  /\p{L}(?:straße|strasse|gasse)\b/iu,
  /\bP\.? ?O\.? Box\b|\b(?:post ?code|zip code|postal address)\b/iu,
  /\b(?:phone|telephone|mobile|fax|whatsapp|hotline)(?: number)?:/iu,
  /(?:\b(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)[ ,-]+){5,}/iu,
];

/** Honorifics and company forms: a person or a company by name. */
export const nameMarks =
  /\b(?:Mr|Mrs|Ms|Dr|Prof|Sir|Herr|Frau|Monsieur|Madame|Señora?)\b\.? ?\p{Lu}|\b(?:Ltd|GmbH|Inc|LLC|PLC|S\.A\.|S\.r\.l|Corp|Pty|B\.V|KG|AG|SARL)\b/u;

export const valuation: readonly RegExp[] = [
  new RegExp(
    `${company} (?:\\w+ ){0,2}worth\\b|\\bworth (?:about |around |roughly |over |up to |some |at least |more than )?(?:\\{\\{[A-Z]\\d|money|millions|a fortune|a lot)`,
    'iu',
  ),
  /\b(?:valuations?|valued at|EBITDA|net worth|goodwill payment)\b/iu,
  new RegExp(`\\b(?:market|company|enterprise|resale) value\\b|\\bvalue of the ${company}`, 'iu'),
  new RegExp(`\\b(?:sale|asking|purchase) price\\b|\\bprice (?:of|for) the ${company}`, 'iu'),
  /\bmultiples? of (?:\S+ )?(?:earnings|revenue|profits?|sales)\b|\b(?:earnings|revenue|sales) multiples?\b/iu,
  new RegExp(
    `\\b(?:sell|sells|sold|selling)(?: it| the ${company}| ${company})? for (?:a|an|more|up|money|millions|around|about|at least|\\{\\{)`,
    'iu',
  ),
  /\bfetch(?:es)? a (?:\w+ )?price\b/iu,
];

export const promises: readonly RegExp[] = [
  /\bguarantee(?:s|ing)?\b|\bguaranteed\b(?! (?:revenue|income|sales|orders|share|part|by contract))/iu,
  /\bwill (?:(?!not\b)\w+ )?(?:certainly|definitely|surely|undoubtedly|inevitably|without (?:a )?doubt|always)\b/iu,
  /\b(?:ensures?|assures?|secures?) (?:success|growth|the success)\b|\bassured success\b/iu,
  /(?<!nobody |none |never |not |no one )\b(?:is|are) (?:certain|sure|bound) to\b/iu,
  /\brisk[- ]free\b|\bcannot fail\b|\bno risk (?:at all|whatever|whatsoever)\b|\bwithout any risk\b/iu,
  /\b(?:we|I) promise\b|\bsuccess is (?:certain|assured|sure)\b/iu,
];

export const advice: readonly RegExp[] = [
  /\btax(?:es|able|ation|ed)?\b/iu,
  /\b(?:lawyers?|attorneys?|solicitors?|notary|notaries|barristers?)\b/iu,
  /\b(?:legal|legally|illegal|unlawful|lawful|lawsuits?|litigation|sued?|statutory|statutes?)\b/iu,
  /\b(?:GDPR|liability insurance|legal liability|limited liability|deductible|depreciation allowance)\b/iu,
];

export const aboutItself: readonly RegExp[] = [
  /\bas an? (?:AI|assistant|language model|artificial)\b|\b(?:AI|language|large language) models?\b|\bI am an? (?:AI|assistant|bot)\b/iu,
  /\b(?:chatbot|chatgpt|gpt|openai|anthropic|llm|jailbreak|developer mode|canary)\b/iu,
  /\b(?:system|my|this|the above|your) prompts?\b(?! (?:reply|response|answer|payment|start|action|delivery|invoic))/iu,
  /\b(?:my|previous|prior|earlier|above|system|hidden|secret) instructions\b|\b(?:was|were|been|am) (?:instructed|told) to\b|\bI was (?:told|asked)\b/iu,
  /\b(?:json|placeholders?|schema|delimiters?|base64|rule ?id|fact ?id|evidence ids?|data block|facts pack|training data)\b/iu,
  /\bI(?:'m| am) sorry\b|\bI (?:cannot|can't|can not|am unable to) (?:help|assist|comply|do|provide|write|answer)\b/iu,
];

/** Marks that the writer gives: scores are the server's alone. */
export const ownScores: readonly RegExp[] = [
  /\b(?:scores?|ratings?|rated|marks?) (?:of |at |is |are )?(?:a |an |the )?(?:full|top|maximum|perfect|highest|best possible|excellent)\b/iu,
  /\b(?:full|top|maximum|perfect|highest possible) (?:marks?|scores?|ratings?|points)\b/iu,
  /\b(?:score|rating) of (?:an?|full|nearly|almost|about|at least|over)\b/iu,
  /\b(?:scores?|ratings?) (?:\w+ ){0,2}(?:was|were|is|are|has been|have been|to be) (?:raised|changed|lowered|increased|adjusted|corrected|set|upgraded)\b/iu,
];

/** Seen by nobody, or drawn: control, direction and zero-width characters, emoji, styled letters. */
export const strangeCharacters =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Zl}\p{Zp}\p{Extended_Pictographic}\p{Regional_Indicator}\u2460-\u24FF\u2580-\u259F\u3000\uFF00-\uFFEF\u{1D400}-\u{1D7FF}]/u;
