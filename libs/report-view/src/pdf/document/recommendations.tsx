import { areas, type Conclusions } from '@ellac/contracts';
import { Fragment } from 'react';
import { areaNames } from '../../area-names.js';
import { Facts } from './facts.js';
import { Priority } from './priority.js';

interface Props {
  readonly recommendations: Conclusions['recommendations'];
}

export function Recommendations({ recommendations }: Props) {
  return (
    <>
      <h2>Recommendations</h2>
      {areas.map((area) => (
        <Fragment key={area}>
          <h3>{areaNames[area]}</h3>
          {recommendations[area].map(({ action, expectedOutcome, priority, timeline }, index) => (
            <div key={index} className="card box">
              <Priority value={priority} />
              <p>{action}</p>
              <Facts facts={{ 'Expected outcome': [expectedOutcome], Timeline: [timeline] }} />
            </div>
          ))}
        </Fragment>
      ))}
    </>
  );
}
