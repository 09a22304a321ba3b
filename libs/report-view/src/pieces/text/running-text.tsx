import { takenApart } from '../../words/text-pieces.js';
import { Contradiction } from '../evidence/contradiction.js';
import { Paragraph } from './paragraph.js';
import { QuotePull } from '../evidence/quote-pull.js';
import { shortParagraphs } from './short-paragraphs.js';

/**
 * A text of the report, in paragraphs short enough for a phone. The owner's own words and answers
 * that contradict each other stand out of it.
 */
export function RunningText({ text }: { text: string }) {
  const { rest, quotes, contradictions } = takenApart(text);
  return (
    <>
      {shortParagraphs(rest).map((paragraph, index) => (
        <Paragraph key={index}>{paragraph}</Paragraph>
      ))}
      {quotes.map((quote) => (
        <QuotePull key={quote.words} {...quote} />
      ))}
      {contradictions.map((contradiction) => (
        <Contradiction key={contradiction}>{contradiction}</Contradiction>
      ))}
    </>
  );
}
