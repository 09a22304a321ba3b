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
import { onPhone } from '../frame/widths.js';
import { phone } from '../words/phone.js';

/** Where buttons have room beside each other. */
const roomForButtons = '@media (min-width: 1200px)';

const useStyles = makeStyles({
  block: { [phone]: { display: 'block' } },
  // From edge to edge of its card, down to the card's lower edge.
  table: {
    width: 'calc(100% + 40px)',
    marginInline: '-20px',
    marginBottom: '-20px',
    [onPhone]: { width: 'calc(100% + 32px)', marginInline: '-16px', marginBottom: '-16px' },
  },
  header: { [phone]: { display: 'none' } },
  head: {
    height: '36px',
    minHeight: '36px',
    paddingInline: '12px',
    backgroundColor: brandTokens.surfaceSunken,
    color: tokens.colorNeutralForeground2,
    fontSize: brandTokens.fontSizeMeta,
    lineHeight: brandTokens.lineHeightMeta,
  },
  headCell: { fontWeight: tokens.fontWeightSemibold },
  // With the padding of a cell as far from the edge as the card's heading.
  row: {
    paddingInline: '12px',
    ':last-child': { borderBottomStyle: 'none' },
    [phone]: { display: 'block', paddingBlock: '8px' },
    [onPhone]: { paddingInline: '8px' },
  },
  cell: {
    minWidth: 0,
    paddingBlock: '8px',
    overflowWrap: 'anywhere',
    [phone]: { display: 'block', height: 'auto', minHeight: '0', paddingBlock: '2px' },
  },
  // On a phone a label stands beside something.
  empty: { [phone]: { display: 'none' } },
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
  /** Null where it has nothing for this row. */
  readonly cell: (row: Row) => ReactNode;
}

interface Props<Row> {
  readonly label: string;
  readonly columns: readonly RecordColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
}

/** A table to read, the last thing in a card; on a phone each row is a block of its own. */
export function RecordTable<Row>({ label, columns, rows, keyOf }: Props<Row>) {
  const styles = useStyles();
  const widths = useWidths();
  return (
    <Table noNativeElements className={mergeClasses(styles.block, styles.table)} aria-label={label}>
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
            {columns.map(({ title, width, cell }) => {
              const content = cell(row);
              return (
                <TableCell
                  key={title}
                  className={mergeClasses(
                    styles.cell,
                    widths[width],
                    content === null && styles.empty,
                  )}
                >
                  <div className={styles.content}>
                    <span className={styles.label}>{title}</span> {content}
                  </div>
                </TableCell>
              );
            })}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
