import { isSpeech, type LetterSection } from '@ellac/contracts';
import { Fragment, type ReactNode } from 'react';
import { aroundKey, keysOf, leadsOn } from '../../../words/letter-texts.js';
import { Bullets } from '../bullets.js';

/** The letter of a counsel: titled sections with their paragraphs, lists and tables. */
export function Letter({ letter }: { letter: readonly LetterSection[] }) {
  return letter.map((section, index) => (
    <Fragment key={index}>
      <h3>{section.title}</h3>
      {section.paragraphs.map((paragraph, place) => (
        <Paragraph
          key={place}
          paragraph={paragraph}
          next={section.paragraphs[place + 1]}
          keys={keysOf(section)}
        />
      ))}
    </Fragment>
  ));
}

interface ParagraphProps {
  readonly paragraph: LetterSection['paragraphs'][number];
  readonly next: LetterSection['paragraphs'][number] | undefined;
  /** The sentences of its section that are set bold. */
  readonly keys: readonly string[];
}

function Paragraph({ paragraph, next, keys }: ParagraphProps) {
  const { text, points = [], heads = [], figures = [] } = paragraph;
  return (
    <>
      {isSpeech(text) ? (
        <blockquote className="box">
          <p>{text}</p>
        </blockquote>
      ) : (
        <p className={leadsOn(paragraph, next) ? 'leads' : undefined}>{withKey(text, keys)}</p>
      )}
      <Bullets items={points.map((point) => withKey(point, keys))} />
      {figures.length === 0 ? null : (
        <table className="figures whole">
          {heads.length === 0 ? null : (
            <thead>
              <tr className="box">
                <td />
                {heads.map((head, column) => (
                  <th key={column} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody>
            {figures.map(({ label, value, others = [] }, index) => (
              <tr key={index} className="box">
                <th scope="row">{label}</th>
                {[value, ...others].map((cell, column) => (
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

/** A text with the key of its section in bold, where that stands in it. */
function withKey(text: string, keys: readonly string[]): ReactNode {
  const told = aroundKey(text, keys);
  if (told === null) return text;
  return (
    <>
      {told.before}
      <span className="strong">{told.key}</span>
      {told.after}
    </>
  );
}
