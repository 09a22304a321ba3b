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
  return (
    <>
      <RestOfText text={text} />
      <StandingOut text={text} />
    </>
  );
}

/** What is left of a text without what stands out of it. */
export const RestOfText = ({ text }: { text: string }) =>
  shortParagraphs(takenApart(text).rest).map((paragraph, index) => (
    <Paragraph key={index}>{paragraph}</Paragraph>
  ));

/** The owner's own words in a text, and answers that contradict each other. */
export function StandingOut({ text }: { text: string }) {
  const { quotes, contradictions } = takenApart(text);
  return (
    <>
      {quotes.map((quote) => (
        <QuotePull key={quote.words} {...quote} />
      ))}
      {contradictions.map((contradiction) => (
        <Contradiction key={contradiction}>{contradiction}</Contradiction>
      ))}
    </>
  );
}
