import { Paragraph } from './paragraph.js';
import { shortParagraphs } from './short-paragraphs.js';

/** A text of the report, in paragraphs short enough for a phone. */
export function RunningText({ text }: { text: string }) {
  return shortParagraphs(text).map((paragraph, index) => (
    <Paragraph key={index}>{paragraph}</Paragraph>
  ));
}
