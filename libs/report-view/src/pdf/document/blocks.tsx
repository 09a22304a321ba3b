import { shortParagraphs } from '../../pieces/short-paragraphs.js';
import { Bullets } from './bullets.js';

interface Props {
  readonly title: string;
  readonly text?: string;
  readonly items?: readonly string[];
}

/** A heading with a running text, a list of sentences, or both. */
export function Blocks({ title, text = '', items = [] }: Props) {
  return (
    <>
      <h3>{title}</h3>
      {shortParagraphs(text).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
      <Bullets items={items} />
    </>
  );
}
