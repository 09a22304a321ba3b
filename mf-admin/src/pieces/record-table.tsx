import {
  makeStyles,
  mergeClasses,
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  TableRow,
  tokens,
} from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { brandTokens } from '@ellac/web';
import { phone } from '../words/phone.js';

/** Where buttons have room beside each other. */
const roomForButtons = '@media (min-width: 1200px)';

const useStyles = makeStyles({
  block: { [phone]: { display: 'block' } },
  header: { [phone]: { display: 'none' } },
  head: {
    height: '36px',
    minHeight: '36px',
    backgroundColor: brandTokens.surfaceSunken,
    color: tokens.colorNeutralForeground2,
    fontSize: brandTokens.fontSizeMeta,
    lineHeight: brandTokens.lineHeightMeta,
  },
  headCell: { fontWeight: tokens.fontWeightSemibold },
  row: {
    ':last-child': { borderBottomStyle: 'none' },
    [phone]: { display: 'block', paddingBlock: '8px' },
  },
  cell: {
    minWidth: 0,
    paddingBlock: '8px',
    overflowWrap: 'anywhere',
    [phone]: { display: 'block', height: 'auto', minHeight: '0', paddingBlock: '2px' },
  },
  content: { minWidth: 0, maxWidth: '100%' },
  label: {
    display: 'none',
    color: tokens.colorNeutralForeground3,
    [phone]: { display: 'inline', marginInlineEnd: '6px' },
  },
});

const useWidths = makeStyles({
  usual: { flex: '1 1 0' },
  date: { flex: '1.15 1 0' },
  long: { flex: '1.35 1 0' },
  // Three small buttons in a line.
  buttons: { [roomForButtons]: { flex: '0 0 284px' } },
});

/** A column of a table: its header, which is its label on phones, and its cell. */
export interface RecordColumn<Row> {
  readonly title: string;
  readonly width: keyof ReturnType<typeof useWidths>;
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
  const widths = useWidths();
  return (
    <Table noNativeElements className={styles.block} aria-label={label}>
      <TableHeader className={styles.header}>
        <TableRow className={styles.head}>
          {columns.map(({ title, width }) => (
            <TableHeaderCell key={title} className={mergeClasses(styles.headCell, widths[width])}>
              {title}
            </TableHeaderCell>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody className={styles.block}>
        {rows.map((row) => (
          <TableRow key={keyOf(row)} className={styles.row}>
            {columns.map(({ title, width, cell }) => (
              <TableCell key={title} className={mergeClasses(styles.cell, widths[width])}>
                <div className={styles.content}>
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
