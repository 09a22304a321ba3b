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

function Paragraph({ text, points = [], figures = [] }: LetterSection['paragraphs'][number]) {
  return (
    <>
      <p className={points.length + figures.length === 0 ? undefined : 'leads'}>{text}</p>
      <Bullets items={points} />
      {figures.length === 0 ? null : (
        <table className="figures whole">
          <tbody>
            {figures.map(({ label, value }, index) => (
              <tr key={index} className="box">
                <th scope="row">{label}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
