import {
  Button,
  Checkbox,
  makeStyles,
  mergeClasses,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  TableCell,
  TableRow,
  tokens,
  useRestoreFocusTarget,
} from '@fluentui/react-components';
import { MoreHorizontalRegular } from '@fluentui/react-icons';
import { type ListedCompany, pagePaths } from '@ellac/contracts';
import { useLocation } from 'wouter';
import { phone } from '../phone.js';
import { useColumnWidths } from './column-widths.js';
import { companyColumns } from './company-columns.js';

const useStyles = makeStyles({
  row: {
    [phone]: {
      display: 'grid',
      gridTemplateColumns: '44px minmax(0, 1fr) 44px',
      paddingBlock: '8px',
    },
  },
  check: { [phone]: { gridRow: '1' } },
  menu: { [phone]: { gridRow: '1', gridColumn: '3' } },
  cell: {
    overflowWrap: 'anywhere',
    paddingBlock: '6px',
    [phone]: { gridColumn: '2', minHeight: '0', height: 'auto', paddingBlock: '2px' },
  },
  label: {
    display: 'none',
    color: tokens.colorNeutralForeground3,
    [phone]: { display: 'inline', marginInlineEnd: '6px' },
  },
});

interface Props {
  readonly company: ListedCompany;
  readonly isSelected: boolean;
  readonly onSelect: (isSelected: boolean) => void;
  readonly onDelete: () => void;
}

/** One company; on a phone each column is a line with its title as label. */
export function CompanyRow({ company, isSelected, onSelect, onDelete }: Props) {
  const styles = useStyles();
  const widths = useColumnWidths();
  const focusReturns = useRestoreFocusTarget();
  const [, go] = useLocation();
  const { id, name } = company;
  const page = pagePaths.adminCompany(id);
  return (
    <TableRow className={styles.row} aria-selected={isSelected}>
      <TableCell className={mergeClasses(widths.narrow, styles.check)}>
        <Checkbox
          aria-label={`Select ${name}`}
          checked={isSelected}
          onChange={(_, { checked }) => onSelect(checked === true)}
        />
      </TableCell>
      {companyColumns.map(({ key, title, cell, width, isRowTitle }) => (
        <TableCell key={key} className={mergeClasses(styles.cell, width && widths[width])}>
          <span>
            {isRowTitle === true ? null : <span className={styles.label}>{title} </span>}
            {cell(company)}
          </span>
        </TableCell>
      ))}
      <TableCell className={mergeClasses(widths.narrow, styles.menu)}>
        <Menu>
          <MenuTrigger disableButtonEnhancement>
            <Button
              {...focusReturns}
              appearance="subtle"
              icon={<MoreHorizontalRegular />}
              aria-label={`Actions for ${name}`}
            />
          </MenuTrigger>
          <MenuPopover>
            <MenuList>
              <MenuItem onClick={() => go(page)}>View Reports</MenuItem>
              <MenuItem onClick={onDelete}>Delete</MenuItem>
            </MenuList>
          </MenuPopover>
        </Menu>
      </TableCell>
    </TableRow>
  );
}
