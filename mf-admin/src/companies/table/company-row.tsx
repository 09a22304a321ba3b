import {
  Checkbox,
  makeStyles,
  mergeClasses,
  TableCell,
  TableRow,
  tokens,
} from '@fluentui/react-components';
import { type ListedCompany, pagePaths } from '@ellac/contracts';
import { brandTokens } from '@ellac/web';
import type { MouseEvent, ReactNode } from 'react';
import { useLocation } from 'wouter';
import { loadPageAhead } from '../../frame/late-pages.js';
import { leaveFocus } from '../../pieces/leave-focus.js';
import type { CompanyColumn, LinePlace } from './company-columns.js';
import { type RowAction, RowMenu } from './row-menu.js';
import { useTableStyles } from './table-styles.js';

const useStyles = makeStyles({
  row: {
    boxSizing: 'border-box',
    height: '48px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  selected: {
    backgroundColor: brandTokens.brandTint,
    ':hover': { backgroundColor: brandTokens.brandTint },
    '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
  inLines: { height: '84px' },
  lines: { flex: '1 1 0', paddingInline: '0' },
  all: { width: '100%', minWidth: 0 },
  line: {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    lineHeight: '20px',
    color: tokens.colorNeutralForeground2,
    fontSize: '14px',
  },
  third: { color: tokens.colorNeutralForeground3, fontSize: '13px', lineHeight: '18px' },
  title: { fontSize: '15px', lineHeight: '22px' },
  side: { flex: '0 0 auto', paddingInline: '8px' },
  check: { flex: '0 0 48px', paddingInline: 0 },
});

interface Props {
  readonly company: ListedCompany;
  readonly columns: readonly CompanyColumn<string>[];
  readonly isNarrow: boolean;
  readonly isSelected: boolean;
  readonly onSelect: (isSelected: boolean) => void;
  readonly actions: readonly RowAction[];
}

/** One company. A press anywhere on its row opens it; where its columns have no room it has three lines. */
export function CompanyRow(props: Props) {
  const { company, columns, isNarrow, isSelected, onSelect, actions } = props;
  const styles = useStyles();
  const shared = useTableStyles();
  const [, go] = useLocation();
  const page = pagePaths.adminCompany(company.id);
  const open = ({ target, currentTarget }: MouseEvent) => {
    // Presses in the row's menu come here too, though the menu stands elsewhere.
    const isOnRow = target instanceof Element && currentTarget.contains(target);
    if (!isOnRow || target.closest('a, button, input, label') !== null) return;
    if (getSelection()?.isCollapsed === false) return;
    leaveFocus();
    go(page);
  };
  return (
    <TableRow
      className={mergeClasses(
        styles.row,
        isNarrow && styles.inLines,
        isSelected && styles.selected,
      )}
      aria-selected={isSelected}
      onPointerEnter={() => loadPageAhead(page)}
      onClick={open}
    >
      <TableCell className={isNarrow ? styles.check : shared.select}>
        <Checkbox
          aria-label={`Select ${company.name}`}
          checked={isSelected}
          onChange={(_, { checked }) => onSelect(checked === true)}
        />
      </TableCell>
      {isNarrow ? (
        <LineCells company={company} columns={columns} />
      ) : (
        columns.map(({ key, cell, width }) => (
          <TableCell key={key} className={mergeClasses(shared.cell, shared[width])}>
            <CellContent>{cell(company)}</CellContent>
          </TableCell>
        ))
      )}
      <TableCell className={shared.menu}>
        <RowMenu
          name={company.name}
          actions={[{ label: 'View Reports', onClick: () => go(page) }, ...actions]}
        />
      </TableCell>
    </TableRow>
  );
}

const useContentStyles = makeStyles({
  content: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

function CellContent({ children }: { readonly children: ReactNode }) {
  return <div className={useContentStyles().content}>{children}</div>;
}

/** The columns' values in three lines, and one at the side. */
function LineCells({ company, columns }: Pick<Props, 'company' | 'columns'>) {
  const styles = useStyles();
  const shared = useTableStyles();
  const at = (place: LinePlace) => columns.filter(({ inLines }) => inLines === place);
  const words = (place: LinePlace, between: string) =>
    at(place)
      .map(({ lineText }) => lineText?.(company) ?? '')
      .join(between);
  return (
    <>
      <TableCell className={mergeClasses(shared.cell, styles.lines)}>
        <div className={styles.all}>
          <div className={styles.title}>{at('title').map(({ cell }) => cell(company))}</div>
          <span className={styles.line}>{words('second', ', ')}</span>
          <span className={mergeClasses(styles.line, styles.third)}>{words('third', ' · ')}</span>
        </div>
      </TableCell>
      <TableCell className={styles.side}>
        {at('side').map(({ key, cell }) => (
          <span key={key}>{cell(company)}</span>
        ))}
      </TableCell>
    </>
  );
}
