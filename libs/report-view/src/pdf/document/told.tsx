import { shortParagraphs } from '../../pieces/text/short-paragraphs.js';
import { withoutQuotes } from '../../words/evidence/quoted-words.js';
import type { ReactNode } from 'react';
import { Bullets } from './bullets.js';

interface Props {
  readonly title: string;
  readonly text?: string;
  readonly items?: readonly string[];
  /** Whose sentences the text quotes. */
  readonly owner?: string;
  /** What stands between the heading and the text. */
  readonly children?: ReactNode;
}

/**
 * A heading with a running text, a list of sentences, or both. What the owner wrote stands in a
 * column of its own beside the text.
 */
export function Told({ title, text = '', items = [], owner = '', children }: Props) {
  const told = withoutQuotes(text);
  const paragraphs = shortParagraphs(told.text).map((paragraph, index) => (
    <p key={index}>{paragraph}</p>
  ));
  return (
    <>
      <h3>{title}</h3>
      {children}
      {told.quotes.length === 0 ? (
        paragraphs
      ) : (
        <div className="quoting">
          <div>{paragraphs}</div>
          <div className="quotes">
            {told.quotes.map(({ words, remark }) => (
              <blockquote key={words} className="box">
                <p>“{words}”</p>
                <p className="source">
                  {owner}, in the questionnaire{remark === '' ? null : `. ${remark}`}
                </p>
              </blockquote>
            ))}
          </div>
        </div>
      )}
      <Bullets items={items} />
    </>
  );
}
