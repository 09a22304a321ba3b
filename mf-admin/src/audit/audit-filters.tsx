import { Field, makeStyles, Select } from '@fluentui/react-components';
import { SearchBox } from '../paging/search-box.js';
import { actionGroups } from './action-groups.js';

const useStyles = makeStyles({
  filters: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
    gap: '12px',
  },
  // Its longest choice is wider than a phone.
  action: { gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 },
});

interface Props {
  readonly parameters: URLSearchParams;
  readonly choose: (name: string, value: string) => void;
}

/** Filters by user, by action and by subject. */
export function AuditFilters({ parameters, choose }: Props) {
  const styles = useStyles();
  const valueOf = (name: string) => parameters.get(name) ?? '';
  return (
    <div className={styles.filters} role="search" aria-label="Audit log">
      <Field label="User">
        <SearchBox value={valueOf('user')} onSearch={(text) => choose('user', text)} />
      </Field>
      <Field label="Company name or id">
        <SearchBox value={valueOf('target')} onSearch={(text) => choose('target', text)} />
      </Field>
      <Field label="What was done" className={styles.action}>
        <Select value={valueOf('action')} onChange={(_, { value }) => choose('action', value)}>
          <option value="">All</option>
          {actionGroups.map(({ title, choices }) => (
            <optgroup key={title} label={title}>
              {choices.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </Field>
    </div>
  );
}
