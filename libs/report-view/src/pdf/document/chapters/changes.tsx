import type { Comparison } from '@ellac/contracts';
import {
  answerOf,
  changedScores,
  datesOf,
  isNoise,
  pointsInWords,
} from '../../../words/scores/comparison-words.js';

/** What changed since the report before, area by area and answer by answer. */
export function Changes({ comparison, region }: { comparison: Comparison; region: string }) {
  const telling = comparison.items.filter((item) => !isNoise(item));
  return (
    <>
      <h3>What changed since the report before</h3>
      <p>{datesOf(comparison, region)}</p>
      <table className="whole">
        <tbody>
          {changedScores(comparison).map(({ name, scores, change }) => (
            <tr key={name} className="box">
              <th scope="row">{name}</th>
              <td>{scores}</td>
              <td>{change}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {comparison.items.length === 0 ? <p>All scored answers are the same.</p> : null}
      {telling.map((item) => (
        <div key={item.id} className="card box">
          <p className="strong">{item.label}</p>
          <p>
            {answerOf(item.before)} → {answerOf(item.after)}
          </p>
          <p className="fact">{pointsInWords(item)}</p>
        </div>
      ))}
    </>
  );
}
