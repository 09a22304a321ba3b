import { Field, makeStyles, mergeClasses, Select } from '@fluentui/react-components';
import { SearchBox } from '../paging/search-box.js';
import { phone } from '../phone.js';
import { companyColumns } from './company-columns.js';
import { filters, orderIn, sortValue } from './list-choices.js';

const useStyles = makeStyles({
  filters: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 140px), 1fr))',
    gap: '12px',
  },
  search: { gridColumn: '1 / -1' },
  filter: { minWidth: 0, '& select': { width: '100%', minWidth: 0 } },
  // On wide screens, the column headers sort.
  sort: { display: 'none', [phone]: { display: 'grid' } },
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
        <Field key={name} label={label} className={styles.filter}>
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
      <Field label="Sort by" className={mergeClasses(styles.filter, styles.sort)}>
        <Select
          value={sortValue(orderIn(parameters))}
          onChange={(_, { value }) => choose('sort', value)}
        >
          {companyColumns.flatMap(({ sort, title }) =>
            sort === undefined
              ? []
              : [
                  <option key={sort} value={sort}>
                    {title}
                  </option>,
                  <option key={`-${sort}`} value={`-${sort}`}>
                    {`${title}, from the end`}
                  </option>,
                ],
          )}
        </Select>
      </Field>
    </div>
  );
}
