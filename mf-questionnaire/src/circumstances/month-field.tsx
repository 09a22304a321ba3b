import { Label, makeStyles, Select, tokens } from '@fluentui/react-components';
import { useId, useState } from 'react';
import { endOfYear, lastDayOf, monthNames, monthOf, nextYearOf, type Month } from './month.js';

/** How many years ahead an owner may look. */
const yearsAhead = 15;

const useStyles = makeStyles({
  // The same spacing as the labels of the fields beside it.
  label: {
    display: 'block',
    paddingBlock: tokens.spacingVerticalXXS,
    marginBottom: tokens.spacingVerticalXXS,
  },
  selects: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  select: { minWidth: '8em', flexGrow: 1 },
});

interface MonthFieldProps {
  readonly label: string;
  /** A plain date. */
  readonly value: string | undefined;
  /** Gets the last day of the month that was chosen. */
  readonly onChange: (value: string | undefined) => void;
}

/** A month and its year. Choosing one of them fills the other with the next possible date. */
export function MonthField({ label, value, onChange }: MonthFieldProps) {
  const styles = useStyles();
  const labelId = useId();
  const [today] = useState<Month>(() => monthOf(new Date().toISOString()));
  const chosen = value === undefined ? undefined : monthOf(value);
  const coming = Array.from({ length: yearsAhead + 1 }, (_, index) => today.year + index);
  const years =
    chosen === undefined || coming.includes(chosen.year) ? coming : [chosen.year, ...coming];

  const chooseMonth = (month: number) =>
    onChange(
      month === 0
        ? undefined
        : lastDayOf({ month, year: chosen?.year ?? nextYearOf(month, today) }),
    );
  const chooseYear = (year: number) =>
    onChange(year === 0 ? undefined : lastDayOf({ year, month: chosen?.month ?? endOfYear }));

  return (
    <div role="group" aria-labelledby={labelId}>
      <Label id={labelId} className={styles.label}>
        {label}
      </Label>
      <div className={styles.selects}>
        <Select
          className={styles.select}
          aria-label="Month"
          value={chosen?.month ?? ''}
          onChange={(_, data) => chooseMonth(Number(data.value))}
        >
          <option value="">Month</option>
          {monthNames.map((name, index) => (
            <option key={name} value={index + 1}>
              {name}
            </option>
          ))}
        </Select>
        <Select
          className={styles.select}
          aria-label="Year"
          value={chosen?.year ?? ''}
          onChange={(_, data) => chooseYear(Number(data.value))}
        >
          <option value="">Year</option>
          {years.map((year) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </Select>
      </div>
    </div>
  );
}
