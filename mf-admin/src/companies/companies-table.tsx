import {
  Checkbox,
  makeStyles,
  mergeClasses,
  Table,
  TableBody,
  TableHeader,
  TableHeaderCell,
  TableRow,
  tokens,
} from '@fluentui/react-components';
import type { ListedCompany } from '@ellac/contracts';
import { ForScreenReaders } from '@ellac/web';
import { useColumnWidths } from './column-widths.js';
import { companyColumns } from './company-columns.js';
import { CompanyRow } from './company-row.js';
import type { Order } from './list-choices.js';
import { phone } from '../phone.js';

const useStyles = makeStyles({
  table: { [phone]: { display: 'block' } },
  body: { [phone]: { display: 'block' } },
  header: { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  all: { display: 'none', [phone]: { display: 'inline' } },
  // On a phone the list is sorted by the choice beside its filters.
  title: { [phone]: { display: 'none' } },
});

interface Props {
  readonly companies: readonly ListedCompany[];
  readonly order: Order;
  readonly onOrder: (order: Order) => void;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (selected: ReadonlySet<string>) => void;
  readonly onDelete: (id: string) => void;
}

/** A page of companies; "all" selects only this page. */
export function CompaniesTable(props: Props) {
  const styles = useStyles();
  const widths = useColumnWidths();
  const { companies, order, onOrder, selected, onSelect, onDelete } = props;
  const isAll = companies.every(({ id }) => selected.has(id));
  const toggle = (id: string, isOn: boolean) => {
    const after = new Set(selected);
    if (isOn) after.add(id);
    else after.delete(id);
    onSelect(after);
  };
  return (
    <Table noNativeElements sortable className={styles.table} aria-label="Companies">
      <TableHeader className={styles.body}>
        <TableRow className={styles.header}>
          <TableHeaderCell className={widths.narrow} sortable={false}>
            <Checkbox
              aria-label="Select all companies on this page"
              label={<span className={styles.all}>All on this page</span>}
              checked={isAll ? true : selected.size > 0 ? 'mixed' : false}
              onChange={() => onSelect(new Set(isAll ? [] : companies.map(({ id }) => id)))}
            />
          </TableHeaderCell>
          {companyColumns.map(({ key, title, sort, width }) => (
            <TableHeaderCell
              key={key}
              className={mergeClasses(styles.title, width && widths[width])}
              sortable={sort !== undefined}
              {...(order.key === sort && {
                sortDirection: order.isDescending ? 'descending' : 'ascending',
              })}
              onClick={
                sort &&
                (() =>
                  onOrder({ key: sort, isDescending: order.key === sort && !order.isDescending }))
              }
            >
              {title}
            </TableHeaderCell>
          ))}
          <TableHeaderCell className={mergeClasses(styles.title, widths.narrow)} sortable={false}>
            <ForScreenReaders>Actions</ForScreenReaders>
          </TableHeaderCell>
        </TableRow>
      </TableHeader>
      <TableBody className={styles.body}>
        {companies.map((company) => (
          <CompanyRow
            key={company.id}
            company={company}
            isSelected={selected.has(company.id)}
            onSelect={(isOn) => toggle(company.id, isOn)}
            onDelete={() => onDelete(company.id)}
          />
        ))}
      </TableBody>
    </Table>
  );
}
