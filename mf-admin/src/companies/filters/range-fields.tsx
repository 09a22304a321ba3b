import { Field, Input, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import type { ListAddress, ListChange } from '../../paging/use-list-address.js';
import { daysChange, daysIn, faultOfDays, faultOfScores } from './bounds.js';

const useStyles = makeStyles({
  group: { margin: 0, padding: 0, border: 'none' },
  name: { padding: 0, fontWeight: 600 },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '4px 16px',
    maxWidth: '360px',
  },
  input: { width: '100%', minWidth: 0 },
  fault: { gridColumnStart: 1, gridColumnEnd: 3 },
});

type Bounds = readonly [from: string, to: string];

interface Range {
  readonly name: string;
  readonly labels: Bounds;
  readonly type: 'text' | 'date';
  readonly start: Bounds;
  readonly faultOf: (bounds: Bounds) => string | null;
  readonly changeOf: (bounds: Bounds) => ListChange;
}

/** The ranges of score and time. The list follows as soon as both ends of a range are right. */
export function RangeFields({
  parameters,
  chooseAll,
}: Pick<ListAddress, 'parameters' | 'chooseAll'>) {
  const ranges: readonly Range[] = [
    {
      name: 'Overall score',
      labels: ['Score from', 'Score to'],
      type: 'text',
      start: [parameters.get('minScore') ?? '', parameters.get('maxScore') ?? ''],
      faultOf: faultOfScores,
      changeOf: ([from, to]) => ({ minScore: from.trim(), maxScore: to.trim() }),
    },
    {
      name: 'Newest questionnaire',
      labels: ['First day', 'Last day'],
      type: 'date',
      start: daysIn(parameters),
      faultOf: faultOfDays,
      changeOf: daysChange,
    },
  ];
  return ranges.map((range) => <RangeField key={range.name} range={range} onChange={chooseAll} />);
}

interface RangeFieldProps {
  readonly range: Range;
  readonly onChange: (change: ListChange) => void;
}

function RangeField({ range, onChange }: RangeFieldProps) {
  const styles = useStyles();
  const [bounds, setBounds] = useState(range.start);
  const fault = range.faultOf(bounds);
  const choose = (next: Bounds) => {
    setBounds(next);
    if (range.faultOf(next) === null) onChange(range.changeOf(next));
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.name}>{range.name}</legend>
      <div className={styles.fields}>
        {range.labels.map((label, index) => (
          <Field key={label} label={label} validationState={fault === null ? 'none' : 'error'}>
            <Input
              className={styles.input}
              input={{ className: styles.input }}
              type={range.type}
              inputMode={range.type === 'text' ? 'decimal' : undefined}
              value={bounds[index] ?? ''}
              onChange={(_, { value }) =>
                choose(index === 0 ? [value, bounds[1]] : [bounds[0], value])
              }
            />
          </Field>
        ))}
        <Field className={styles.fault} {...(fault === null ? {} : { validationMessage: fault })} />
      </div>
    </fieldset>
  );
}
