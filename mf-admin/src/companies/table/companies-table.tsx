import {
  Checkbox,
  makeStyles,
  mergeClasses,
  Table,
  TableBody,
  TableHeader,
  TableHeaderCell,
  TableRow,
} from '@fluentui/react-components';
import type { ListedCompany } from '@ellac/contracts';
import { ForScreenReaders, useMediaQuery } from '@ellac/web';
import { narrowListQuery } from '../../frame/widths.js';
import type { CompanyColumn } from './company-columns.js';
import { CompanyRow } from './company-row.js';
import type { RowAction } from './row-menu.js';
import type { Order } from '../filters/list-choices.js';
import { useTableStyles } from './table-styles.js';

const useStyles = makeStyles({ table: { minWidth: 0 }, sort: { paddingInline: 0 } });

interface Props {
  readonly companies: readonly ListedCompany[];
  readonly columns: readonly CompanyColumn<string>[];
  readonly order: Order;
  readonly onOrder: (order: Order) => void;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (companies: readonly ListedCompany[], isOn: boolean) => void;
  /** What the menu of a row offers beside opening it. */
  readonly actionsFor: (company: ListedCompany) => readonly RowAction[];
}

/** A page of companies; "all" selects only this page. */
export function CompaniesTable(props: Props) {
  const styles = useStyles();
  const shared = useTableStyles();
  const isNarrow = useMediaQuery(narrowListQuery);
  const { companies, columns, order, onOrder, selected, onSelect, actionsFor } = props;
  const here = companies.filter(({ id }) => selected.has(id)).length;
  const isAll = here === companies.length;
  return (
    <Table noNativeElements sortable className={styles.table} aria-label="Companies">
      <TableHeader className={shared.head}>
        <TableRow className={shared.headRow}>
          <TableHeaderCell className={shared.select} sortable={false}>
            <Checkbox
              aria-label="Select all companies on this page"
              checked={isAll ? true : here > 0 ? 'mixed' : false}
              onChange={() => onSelect(companies, !isAll)}
            />
          </TableHeaderCell>
          {columns.map(({ key, title, sort, width, isFromTheEnd = false }) => (
            <TableHeaderCell
              key={key}
              className={mergeClasses(shared.cell, shared.headCell, shared[width])}
              button={{ className: styles.sort }}
              sortable={sort !== undefined}
              {...(order.key === sort && {
                sortDirection: order.isDescending ? 'descending' : 'ascending',
              })}
              onClick={
                sort &&
                (() =>
                  onOrder({
                    key: sort,
                    isDescending: order.key === sort ? !order.isDescending : isFromTheEnd,
                  }))
              }
            >
              {title}
            </TableHeaderCell>
          ))}
          <TableHeaderCell className={shared.menu} sortable={false}>
            <ForScreenReaders>Actions</ForScreenReaders>
          </TableHeaderCell>
        </TableRow>
      </TableHeader>
      <TableBody>
        {companies.map((company) => (
          <CompanyRow
            key={company.id}
            company={company}
            columns={columns}
            isNarrow={isNarrow}
            isSelected={selected.has(company.id)}
            onSelect={(isOn) => onSelect([company], isOn)}
            actions={actionsFor(company)}
          />
        ))}
      </TableBody>
    </Table>
  );
}
