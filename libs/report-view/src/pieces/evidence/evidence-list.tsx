import { makeStyles, tokens } from '@fluentui/react-components';
import { Fragment } from 'react';
import { Isolated } from '../isolated.js';
import { measure } from '../measure.js';

const useStyles = makeStyles({
  list: {
    margin: 0,
    display: 'grid',
    gap: '4px',
    maxWidth: measure,
    fontSize: tokens.fontSizeBase300,
    lineHeight: '1.5',
    overflowWrap: 'anywhere',
  },
  name: { display: 'inline', fontWeight: tokens.fontWeightSemibold },
  value: { display: 'inline', margin: 0 },
});

/** Named facts, one a line; one without values is left out. */
export function Facts({ facts }: { facts: Readonly<Record<string, readonly string[]>> }) {
  const styles = useStyles();
  return (
    <dl className={styles.list}>
      {Object.entries(facts)
        .filter(([, values]) => values.length > 0)
        .map(([name, values]) => (
          <div key={name}>
            <dt className={styles.name}>{name}: </dt>
            <dd className={styles.value}>
              {values.map((value, index) => (
                <Fragment key={value}>
                  {index === 0 ? '' : '; '}
                  <Isolated text={value} />
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
    </dl>
  );
}
