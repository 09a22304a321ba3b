import { isSpeech, type LetterSection } from '@ellac/contracts';
import { Fragment, type ReactNode } from 'react';
import { aroundKey, leadsOn } from '../../../words/letter-texts.js';
import { Bullets } from '../bullets.js';

/** The letter of a counsel: titled sections with their paragraphs, lists and tables. */
export function Letter({ letter }: { letter: readonly LetterSection[] }) {
  return letter.map(({ title, key, paragraphs }, index) => (
    <Fragment key={index}>
      <h3>{title}</h3>
      {paragraphs.map((paragraph, place) => (
        <Paragraph
          key={place}
          paragraph={paragraph}
          next={paragraphs[place + 1]}
          sectionKey={key}
        />
      ))}
    </Fragment>
  ));
}

interface ParagraphProps {
  readonly paragraph: LetterSection['paragraphs'][number];
  readonly next: LetterSection['paragraphs'][number] | undefined;
  /** The sentence of its section that is set bold. */
  readonly sectionKey: string | undefined;
}

function Paragraph({ paragraph, next, sectionKey }: ParagraphProps) {
  const { text, points = [], heads = [], figures = [] } = paragraph;
  return (
    <>
      {isSpeech(text) ? (
        <blockquote className="box">
          <p>{text}</p>
        </blockquote>
      ) : (
        <p className={leadsOn(paragraph, next) ? 'leads' : undefined}>
          {withKey(text, sectionKey)}
        </p>
      )}
      <Bullets items={points.map((point) => withKey(point, sectionKey))} />
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
function withKey(text: string, sectionKey: string | undefined): ReactNode {
  const told = aroundKey(text, sectionKey);
  if (told === null) return text;
  return (
    <>
      {told.before}
      <span className="strong">{told.key}</span>
      {told.after}
    </>
  );
}
