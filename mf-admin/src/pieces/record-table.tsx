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
import { phone } from '../words/phone.js';

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

/** A column of a table: its header, which is its label on phones, and its cell. */
export interface RecordColumn<Row> {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
}

interface Props<Row> {
  readonly label: string;
  readonly columns: readonly RecordColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
}

/** A table to read; on a phone each row is a block of its own. */
export function RecordTable<Row>({ label, columns, rows, keyOf }: Props<Row>) {
  const styles = useStyles();
  return (
    <Table noNativeElements className={styles.block} aria-label={label}>
      <TableHeader className={styles.header}>
        <TableRow>
          {columns.map(({ title }) => (
            <TableHeaderCell key={title}>{title}</TableHeaderCell>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody className={styles.block}>
        {rows.map((row) => (
          <TableRow key={keyOf(row)} className={styles.row}>
            {columns.map(({ title, cell }) => (
              <TableCell key={title} className={styles.cell}>
                <div>
                  <span className={styles.label}>{title}</span> {cell(row)}
                </div>
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
