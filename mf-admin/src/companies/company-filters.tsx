import { Field, makeStyles, Select } from '@fluentui/react-components';
import { SearchBox } from '../paging/search-box.js';
import { filters } from './list-choices.js';

const useStyles = makeStyles({
  filters: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 170px), 1fr))',
    gap: '12px',
  },
  search: { gridColumn: '1 / -1' },
});

interface Props {
  readonly parameters: URLSearchParams;
  readonly choose: (name: string, value: string) => void;
}

/** Search as you type, and what the list may be narrowed to. */
export function CompanyFilters({ parameters, choose }: Props) {
  const styles = useStyles();
  return (
    <div className={styles.filters} role="search" aria-label="Companies">
      <Field label="Search" className={styles.search}>
        <SearchBox
          value={parameters.get('search') ?? ''}
          placeholder="Company, owner or email"
          onSearch={(text) => choose('search', text)}
        />
      </Field>
      {filters.map(({ name, label, choices }) => (
        <Field key={name} label={label}>
          <Select
            value={parameters.get(name) ?? ''}
            onChange={(_, { value }) => choose(name, value)}
          >
            <option value="">All</option>
            {choices.map(({ value, label: text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </Select>
        </Field>
      ))}
    </div>
  );
}
