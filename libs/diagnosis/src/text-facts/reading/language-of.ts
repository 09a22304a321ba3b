import { englishShare, looksEnglish } from './looks-english.js';
import { maxElsewhere, minShare, shareOf, wordList, wordsOf } from './word-shares.js';

/** The languages in which texts are read. */
export type ReadLanguage = 'english' | 'german' | 'french';

/** The words by which a language is known. */
interface Signs {
  readonly language: ReadLanguage;
  /** Small words, also those that other languages share. */
  readonly small: ReadonlySet<string>;
  /** Words of any kind that neighbours do not have. */
  readonly own: ReadonlySet<string>;
}

const signs: readonly Signs[] = [
  {
    language: 'german',
    small: wordList(
      `der die das den dem des ein eine einen einem einer und oder aber ist sind war wird werden hat
      haben habe kann will soll muss nicht nur noch auch kein keine keinen ich wir uns mich mir sie es
      er man mein meine meinen unser unsere unseren unserem unserer mit auf für fuer von vom zu zum
      zur im in an am aus bei nach bis um ab als wie wenn dass weil was so sehr mehr über ueber vor
      seit ohne durch`,
    ),
    own: wordList(
      `und ist sind wird werden nicht auch kein keine keinen ich wir uns mich mir mein meine meinen
      unser unsere unseren unserem unserer mit für fuer zum zur nach wenn dass weil seit ohne durch
      über ueber eine einen einem einer haben habe kunden umsatz vertrag betrieb jahr jahre jahren
      monate tagen zwei drei mitarbeiter löhne preise kosten geld rente geht läuft`,
    ),
  },
  {
    language: 'french',
    small: wordList(
      `le la les l d un une des du de et ou mais est sont a ont nous je j on il elle ils elles que qu
      qui ne n pas plus se s ce c cette cet dans pour par sur avec sans au aux en à mon ma mes notre
      nos son sa ses leur leurs tout tous comme si très y me m`,
    ),
    own: wordList(
      `le les des est sont nous je qu qui pas dans pour avec sans aux cette mon mes notre leur leurs
      très une chiffre entreprise société atelier salariés ans mois trois vendre retraite devis
      marché bail loyer`,
    ),
  },
];

/** Small words of languages that are not read: Dutch, Afrikaans, Spanish, Portuguese, Italian. */
const elsewhere = wordList(
  `het een van en ik dat wij ons onze nie met voor zijn aan maar ek el los las y del por con para no
  não um uma os do il di che per gli della sono alla nel è ho anche`,
);

/** So many different words of its own tell a language in terse notes (judgement). */
const minOwn = 2;
/** Shorter texts are lists and notes, which have few small words. */
const shortText = 20;

function languageIn(words: readonly string[]): ReadLanguage | undefined {
  const otherShare = shareOf(words, elsewhere);
  const [best] = signs
    .map(({ language, small, own }) => ({
      language,
      share: shareOf(words, small),
      owns: new Set(words.filter((word) => own.has(word))).size,
    }))
    .filter(
      ({ share, owns }) =>
        (share >= minShare && owns > 0 && share > otherShare) ||
        (owns >= minOwn && otherShare <= maxElsewhere),
    )
    .toSorted((one, other) => other.share - one.share);
  // German shares small words with English, as “in”, “will” and “was”: more of them decide.
  if (looksEnglish(words) && englishShare(words) >= (best?.share ?? 0)) return 'english';
  return best?.language;
}

/**
 * The language of a text, by its small words; undefined where it is none that is read. A short text is
 * judged with the other texts of the same owner.
 */
export function languageOf(text: string, others: readonly string[]): ReadLanguage | undefined {
  const words = wordsOf(text);
  const found = languageIn(words);
  if (found !== undefined || words.length >= shortText) return found;
  return languageIn(wordsOf([text, ...others].join(' ')));
}
