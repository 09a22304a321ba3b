import {
  makeStyles,
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  TableRow,
  tokens,
} from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { phone } from './phone.js';

const useStyles = makeStyles({
  block: { [phone]: { display: 'block' } },
  header: { [phone]: { display: 'none' } },
  row: { [phone]: { display: 'block', paddingBlock: '8px' } },
  cell: {
    verticalAlign: 'top',
    paddingBlock: '8px',
    overflowWrap: 'anywhere',
    [phone]: { display: 'block', height: 'auto', minHeight: '0', paddingBlock: '2px' },
  },
  label: {
    display: 'none',
    color: tokens.colorNeutralForeground3,
    [phone]: { display: 'inline', marginInlineEnd: '6px' },
  },
});

interface Props {
  readonly label: string;
  readonly columns: readonly string[];
  /** A row's cells, as many as there are columns. */
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** A table to read; on a phone each row is a block of its own. */
export function RecordTable({ label, columns, rows }: Props) {
  const styles = useStyles();
  return (
    <Table noNativeElements className={styles.block} aria-label={label}>
      <TableHeader className={styles.header}>
        <TableRow>
          {columns.map((title) => (
            <TableHeaderCell key={title}>{title}</TableHeaderCell>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody className={styles.block}>
        {rows.map(({ key, cells }) => (
          <TableRow key={key} className={styles.row}>
            {columns.map((title, index) => (
              <TableCell key={title} className={styles.cell}>
                <div>
                  <span className={styles.label}>{title}</span> {cells[index]}
                </div>
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
