import { legalFormNames } from '../../facts/legal-form.js';

/*
 * Names that an owner needs and that name no company, no bank and no person: authorities, laws and
 * benefits, states and countries, words of law and legal forms.
 */

const listed = (text: string): readonly string[] => text.trim().split(/\s*[;\n]\s*/);

/** The usual authorities, laws and benefits of each country. */
const bodies = listed(`
  IRS; UCC; OSHA; SBA; EEOC; DOL; FLSA; FMLA; COBRA; Medicare; Medicaid; Social Security; Internal Revenue Service; Small Business Administration
  HMRC; HM Revenue; HM Revenue and Customs; Companies House; Acas; ACAS; HSE; ICO; FCA; CMA; DVSA; DVLA; CQC; Ofsted; Ofcom
  Universal Credit; State Pension; Capital Gains Tax; CGT; Corporation Tax; Business Asset Disposal Relief; Inheritance Tax; Income Tax; Statutory Sick Pay; Statutory Redundancy Pay; Funeral Expenses Payment; Bereavement Support Payment; TUPE; GDPR; CIS; National Insurance; Time to Pay; Citizens Advice; Office of the Public Guardian; Public Guardian; Information Commissioner; Information Commissioner's Office; Tax Office
  Handwerkskammer; Handwerksrolle; Berufsgenossenschaft; Finanzamt; Gewerbeamt; Amtsgericht; Arbeitsgericht; Arbeitsagentur; Krankenkasse; Rentenversicherung; Zollamt; Bauamt; IHK; HWK; DGUV; DSGVO; BAFA; Kurzarbeit; Kurzarbeitergeld; Insolvenzgeld; Handelsregister; Gewerbeschein; Wirtschaftskammer; WKO; Economic Chamber; SVS; AMS; ÖGK; Lehrlingsstelle; AVRAG; TKG; ABGB; UGB; GewO; BGB; HGB; VOB
  URSSAF; Urssaf; CPAM; CNIL; DREETS; INPI; INSEE; Bpifrance; pacte Dutreil; Dutreil pact; CARSAT; Pôle emploi; France Travail; Kbis; SIRET; TVA; INPS; INAIL; Belastingdienst; KvK; Skatteverket; Bolagsverket; Almi; Revenue Commissioners; PRSI; WRC; Chartered Accountants Ireland; Questura; HIPAA; Office for Civil Rights
  CRA; GST; HST; PIPEDA; CUSMA; Chartered Business Valuator; Canada Small Business Financing Program; Service Canada; WSIB; CNESST; WorkSafeBC; Revenu Québec; Revenue Quebec
  ATO; ASIC; APRA; ACCC; QBCC; WorkSafe; SafeWork; WorkCover; Fair Work; Fair Work Ombudsman; Centrelink; AFCA; BAS; PAYG; Australian Taxation Office; Services Australia; Fair Entitlements Guarantee
  SARS; CIPC; CCMA; UIF; COIDA; POPIA; BBBEE; B-BBEE; NHBRC; Department of Labour; South African Revenue Service
`);

/** Words of law of the language in which contracts are written. */
const terms = listed(`
  Prokura; Einzelprokura; Gesamtprokura; Handlungsvollmacht; Generalvollmacht; Gesellschafter; Geschäftsführer; Geschäftsführerin; Gesellschaftsvertrag; Gesellschafterversammlung; Pachtvertrag; Mietvertrag; Arbeitsvertrag; Aufhebungsvertrag; Meister; Meisterin; Meisterbrief; Meisterprüfung; Geselle; Gesellin; Notar; Steuerberater; Betriebsrat
`);

/** States, provinces and regions. Those that are also first names follow a word of place. */
const places = listed(`
  Alabama; Alaska; Arizona; Arkansas; California; Colorado; Connecticut; Delaware; Florida; Hawaii; Idaho; Illinois; Indiana; Iowa; Kansas; Kentucky; Louisiana; Maine; Maryland; Massachusetts; Michigan; Minnesota; Mississippi; Missouri; Montana; Nebraska; Nevada; New Hampshire; New Jersey; New Mexico; New York; North Carolina; South Carolina; North Dakota; South Dakota; Ohio; Oklahoma; Oregon; Pennsylvania; Rhode Island; Tennessee; Texas; Utah; Vermont; West Virginia; Wisconsin; Wyoming
  England; Scotland; Wales; Northern Ireland; Great Britain; Yorkshire; Cornwall; Midlands
  Alberta; British Columbia; Manitoba; New Brunswick; Newfoundland; Nova Scotia; Ontario; Prince Edward Island; Quebec; Québec; Saskatchewan; Yukon
  Queensland; New South Wales; Tasmania; South Australia; Western Australia; Northern Territory
  Gauteng; Limpopo; Mpumalanga; KwaZulu-Natal; Western Cape; Eastern Cape; Northern Cape; Free State; North West Province
  Bavaria; Bayern; Saxony; Sachsen; Hesse; Hessen; Thuringia; Brandenburg; Baden-Württemberg; North Rhine-Westphalia; Lower Saxony; Rhineland-Palatinate; Schleswig-Holstein; Tyrol; Brittany; Normandy; Provence; Burgundy; Alsace; Catalonia; Andalusia; Lombardy; Tuscany; Veneto; Piedmont; Sicily; Flanders; Wallonia
  United States; United Kingdom; European Union; America; Britain; Ireland; Canada; Australia; New Zealand; South Africa; Germany; Austria; Switzerland; France; Italy; Spain; Portugal; Belgium; Netherlands; Luxembourg; Denmark; Sweden; Norway; Finland; Iceland; Poland; Czechia; Slovakia; Slovenia; Hungary; Romania; Bulgaria; Croatia; Serbia; Greece; Estonia; Latvia; Lithuania; Malta; Cyprus; Ukraine; Turkey; China; Japan; India; Mexico; Brazil; Namibia; Botswana; Zimbabwe; Mozambique; Lesotho; Asia; Africa
  American; British; English; Scottish; Welsh; Irish; Canadian; Australian; South African; African; German; Austrian; Swiss; French; Italian; Spanish; Portuguese; Belgian; Dutch; Danish; Swedish; Norwegian; Finnish; Polish; Czech; Hungarian; Romanian; Bulgarian; Croatian; Greek; Ukrainian; Turkish; Chinese; Japanese; Indian; Mexican; Brazilian; Asian
  Americans; Canadians; Australians; South Africans; Germans; Austrians; Italians
`);
const likeFirstNames = listed('Victoria; Georgia; Virginia; Jersey');

/** Ordinary words from which names of authorities, laws and courts are made. */
const ordinary = listed(`
  Landlord; Tenant; Tenancy; Competition; Markets; Market; Employment; Employee; Employees; Work; Workers; Workplace; Working; Time; Fair; Health; Safety; Labour; Labor; Relations; Rights; Basic; Conditions; Equality; Equity; Data; Information; Protection; Privacy; Consumer; Credit; Financial; Conduct; Services; Service; Pensions; Pension; Tax; Taxation; Revenue; Customs; Insurance; Social; Security; Environment; Environmental; Food; Standards; Gambling; Care; Quality; Charity; Small; Business; Claims; Companies; Company; Corporations; Partnership; Insolvency; Bankruptcy; Minimum; Wage; Wages; Pay; Payment; Payments; Late; Building; Construction; Housing; Planning; Property; Land; Lease; Leases; Retail; Residential; Commercial; Trade; Trades; Trading; Practices; Professional; Licensing; Transport; Road; Roads; Traffic; Vehicle; Aviation; Civil; Industrial; Occupational; Compensation; Injuries; Accident; Disability; Apprenticeship; Education; Training; Skills; Development; National; Federal; State; Provincial; Regional; Local; County; District; High; Supreme; Family; Probate; Magistrates; First-tier; Immigration; Human; Mediation; Arbitration; Conciliation; Public; Regulatory; Securities; Investments; Investment; Exchange; Intellectual; Equal; Opportunity; Opportunities; Unemployment; Advisory; Office; Justice; Commerce; Industry; Crafts; Chambers; Electrical; Energy; Water; Waste; Medicines; Medical; Dental; Nursing; Veterinary; Pharmacy; Practitioners; Funeral; Legal; Animal; Clerks; Private; Sector; Hospitality; Restaurant; Manufacturing
`);

const heads =
  'Acts?|Awards?|Authority|Commission|Agency|Tribunal|Court|Ombudsman|Inspectorate|Executive|Department|Ministry|Regulator|Registrar|Registry|Register|Chamber|Council|Board|Code|(?<=(?:Revenue|Environment|Protection|Standards|Licensing|Safety|Medicines|Payments|Energy) )Agency';
/** What stands alone for an office: "the Chamber". */
const office = 'Authority|Commission|Tribunal|Court|Ministry|Registry|Register|Chamber|Council';
/** What no company calls itself; behind `the` it may have any words before it. */
const surelyPublic = 'Acts?|Authority|Commission|Tribunal|Ombudsman|Inspectorate';

const escaped = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replaceAll("'", "['’]");
/** The longest come first, since one may begin with another. */
const oneOf = (names: readonly string[]): string =>
  names
    .toSorted((one, other) => other.length - one.length)
    .map(escaped)
    .join('|');

/** Not behind a title, which makes a surname of it: `Frau Meister`. */
const from =
  '(?<![\\p{L}\\p{N}])(?<!\\b(?:Mr|Mrs|Ms|Dr|Prof|Herrn?|Frau|Monsieur|Madame|Mme|Mlle|M)\\.? )';
const to = '(?![\\p{L}\\p{N}])';
const joined = '(?:,? (?:and|of|for|from|to|on|in|the|&))*,? ';
const publicWord = `(?:${oneOf([...places, ...ordinary])})(?:['’]s?)?`;

/** A legal form that stands for itself: `a GmbH share`, not `Acme GmbH`. */
const legalForm = `(?<=(?:^|[.!?:] |\\b(?:an?|the|your|our|this|that|each|every|any|no|own|as|into) )(?:(?:own|new|present|small|family) )?)(?:${oneOf(legalFormNames)})(?: shares?)?`;

const patterns: readonly RegExp[] = [
  `${from}(?:${publicWord}${joined})+(?:\\((?:Amendment|Consolidation|Miscellaneous Provisions)\\) )?(?:${heads})${to}`,
  `(?<=\\b[Tt]he )\\p{Lu}[\\p{L}’'-]+(?:${joined}\\p{Lu}[\\p{L}’'-]+){0,6}? (?:${surelyPublic})${to}`,
  `${from}(?:${heads}) of (?:${publicWord}${joined})*${publicWord}${to}`,
  `(?<=\\b[Tt]he )(?:${office})${to}(?! \\p{Lu}\\p{Ll})`,
  `${from}(?:${oneOf([...bodies, ...terms])})${to}(?! \\p{Lu}\\p{Ll})`,
  // Laws of Germany and Austria.
  `${from}(?:\\p{Lu}\\p{Ll}+-)?\\p{Lu}\\p{Ll}+(?:gesetz(?:e?s)?|gesetzbuch(?:e?s)?)${to}`,
  `${legalForm}${to}(?! \\p{Lu})`,
  `${from}(?<!\\bBank of (?:the )?)(?:${oneOf(places)})${to}(?! \\p{Lu}\\p{Ll})`,
  `(?<=\\b(?:in|across|throughout|within|outside) )(?:${oneOf(likeFirstNames)})${to}(?! \\p{Lu}\\p{Ll})`,
].map((source) => new RegExp(source, 'gu'));

/** The text with ordinary words in the place of names that are nobody's. */
export const withoutPublicNames = (text: string): string =>
  patterns.reduce((rest, pattern) => rest.replace(pattern, 'it'), text);
