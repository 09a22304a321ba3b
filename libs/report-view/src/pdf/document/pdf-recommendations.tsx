import { areas, type Conclusions, type Counsel } from '@ellac/contracts';
import { Fragment } from 'react';
import { areaNames } from '../../words/area-names.js';
import { placeInCounsel, type PlacedCounselStep } from '../../reading-place/counsel-place.js';
import { toldAbove } from '../../words/counsel-headings.js';
import { Facts } from './pdf-evidence.js';
import { Priority } from './priority.js';

const toldIn = (place: PlacedCounselStep | null): string | null =>
  place && `${toldAbove(place.number)} ${place.title}`;

interface Props {
  readonly recommendations: Conclusions['recommendations'];
  readonly counsel: Counsel | undefined;
}

export function Recommendations({ recommendations, counsel }: Props) {
  return (
    <>
      <h2>Recommendations</h2>
      {areas.map((area) => (
        <Fragment key={area}>
          <h3>{areaNames[area]}</h3>
          {recommendations[area].map(
            ({ stepId, action, expectedOutcome, priority, timeline }, index) => (
              <div key={index} className="card box">
                <Priority value={priority} />
                <p>{toldIn(placeInCounsel(counsel, stepId)) ?? action}</p>
                <Facts
                  facts={{
                    'Expected outcome':
                      placeInCounsel(counsel, stepId) === null ? [expectedOutcome] : [],
                    Timeline: [timeline],
                  }}
                />
              </div>
            ),
          )}
        </Fragment>
      ))}
    </>
  );
}
