/** How long a paragraph may get, in characters: about five lines on a laptop, eight on a phone. */
const longest = 320;
/** The same where the text has paragraphs of its own, whose thoughts belong together. */
const longestOfOwn = 520;

/** Where a sentence ends and another begins with a capital letter. */
const sentenceEnd = /(?<=[.!?]["”’]?)\s+(?=["“‘]?\p{Lu})/u;

const isOpen = (text: string): boolean => text.split('“').length > text.split('”').length;

/** The sentences of a text; a quotation is not split. */
function sentencesOf(text: string): readonly string[] {
  return text.split(sentenceEnd).reduce<readonly string[]>((sentences, piece) => {
    const before = sentences.at(-1);
    return before !== undefined && isOpen(before)
      ? [...sentences.slice(0, -1), `${before} ${piece}`]
      : [...sentences, piece];
  }, []);
}

/**
 * The paragraphs of a text, long ones broken between sentences into parts of about one length;
 * none of an empty text.
 */
export function shortParagraphs(text: string): readonly string[] {
  const own = text.split(/\n{2,}/).filter((paragraph) => paragraph !== '');
  return own.flatMap((paragraph) => evenly(paragraph, own.length > 1 ? longestOfOwn : longest));
}

function evenly(text: string, most: number): readonly string[] {
  const even = text.length / Math.ceil(text.length / most);
  const paragraphs = new Map<number, string[]>();
  let read = 0;
  for (const sentence of sentencesOf(text)) {
    // A sentence belongs to the paragraph that contains its middle.
    const place = Math.floor((read + sentence.length / 2) / even);
    paragraphs.set(place, [...(paragraphs.get(place) ?? []), sentence]);
    read += sentence.length + 1;
  }
  return [...paragraphs.values()].map((sentences) => sentences.join(' '));
}
