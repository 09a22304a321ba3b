import type { LetterSection } from '@ellac/contracts';
import { Fragment } from 'react';
import { Bullets } from '../bullets.js';

/** The letter of a counsel: titled sections with their paragraphs, lists and tables. */
export function Letter({ letter }: { letter: readonly LetterSection[] }) {
  return letter.map(({ title, paragraphs }, index) => (
    <Fragment key={index}>
      <h3>{title}</h3>
      {paragraphs.map((paragraph, place) => (
        <Paragraph key={place} {...paragraph} />
      ))}
    </Fragment>
  ));
}

function Paragraph(paragraph: LetterSection['paragraphs'][number]) {
  const { text, points = [], heads = [], figures = [] } = paragraph;
  return (
    <>
      <p className={points.length + figures.length === 0 ? undefined : 'leads'}>{text}</p>
      <Bullets items={points} />
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
