import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  DialogTrigger,
  Field,
  makeStyles,
  Select,
} from '@fluentui/react-components';
import { useState } from 'react';
import type { ListAddress } from '../../paging/use-list-address.js';
import { companyColumns } from '../table/company-columns.js';
import { RangeFields } from './range-fields.js';
import { filters, orderIn, sortValue, valuesIn, withoutFilters } from './list-choices.js';

const useStyles = makeStyles({
  surface: { maxWidth: '760px' },
  content: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px' },
  group: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
    margin: 0,
    padding: 0,
    border: 'none',
  },
  name: { padding: 0, fontWeight: 600 },
});

interface FilterDialogProps extends Pick<ListAddress, 'parameters' | 'choose' | 'chooseAll'> {
  readonly onClose: () => void;
}

/** The order and all filters in one sheet. */
export function FilterDialog({ parameters, choose, chooseAll, onClose }: FilterDialogProps) {
  const styles = useStyles();
  const [clears, setClears] = useState(0);
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle>Sort and filter</DialogTitle>
          <DialogContent className={styles.content}>
            <Field label="Sort by">
              <Select
                value={sortValue(orderIn(parameters))}
                onChange={(_, { value }) => choose('sort', value)}
              >
                {companyColumns.flatMap(({ sort, orders }) =>
                  sort === undefined || orders === undefined
                    ? []
                    : [false, true].map((isDescending) => (
                        <option
                          key={sortValue({ key: sort, isDescending })}
                          value={sortValue({ key: sort, isDescending })}
                        >
                          {orders[isDescending ? 1 : 0]}
                        </option>
                      )),
                )}
              </Select>
            </Field>
            <RangeFields key={`ranges ${clears}`} parameters={parameters} chooseAll={chooseAll} />
            {filters.map((filter) => {
              const values = valuesIn(filter, parameters);
              return (
                <fieldset key={filter.name} className={styles.group}>
                  <legend className={styles.name}>{filter.label}</legend>
                  {filter.choices.map(({ value, label }) => (
                    <Checkbox
                      key={value}
                      label={label}
                      checked={values.includes(value)}
                      onChange={(_, { checked }) =>
                        choose(
                          filter.name,
                          (checked === true
                            ? [...values, value]
                            : values.filter((other) => other !== value)
                          ).join(','),
                        )
                      }
                    />
                  ))}
                </fieldset>
              );
            })}
          </DialogContent>
          <DialogActions>
            <Button
              onClick={() => {
                chooseAll(withoutFilters);
                // What is typed and wrong goes, too.
                setClears((count) => count + 1);
              }}
            >
              Clear filters
            </Button>
            <DialogTrigger disableButtonEnhancement>
              <Button appearance="primary">Done</Button>
            </DialogTrigger>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
