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
  Text,
  tokens,
  useRestoreFocusTarget,
} from '@fluentui/react-components';
import { MoreHorizontalRegular } from '@fluentui/react-icons';
import {
  countryChoices,
  formatDate,
  formatScore,
  industryChoices,
  labelOf,
  type ListedCompany,
  pagePaths,
} from '@ellac/contracts';
import { useLocation } from 'wouter';
import { EmailBadge, GenerationBadge } from '../company/status-badge.js';
import { PageLink } from '../page-link.js';
import { phone } from '../phone.js';
import { useColumnWidths } from './column-widths.js';

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
  email: { display: 'block', color: tokens.colorNeutralForeground3 },
  state: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px' },
});

interface Props {
  readonly company: ListedCompany;
  readonly isSelected: boolean;
  readonly onSelect: (isSelected: boolean) => void;
  readonly onDelete: () => void;
}

/** One company; on a phone each of its facts has its own line, with its name before it. */
export function CompanyRow({ company, isSelected, onSelect, onDelete }: Props) {
  const styles = useStyles();
  const widths = useColumnWidths();
  const focusReturns = useRestoreFocusTarget();
  const [, go] = useLocation();
  const { id, name, industry, country, createdAt } = company;
  const page = pagePaths.adminCompany(id);
  const facts = [
    ['Owner', <OwnerOf key="owner" company={company} />],
    ['Industry', industry === null ? 'Not specified' : labelOf(industryChoices, industry)],
    ['Country', country === null ? 'Not specified' : labelOf(countryChoices, country)],
    ['Reports', <ReportsOf key="reports" company={company} />],
    ['Created', formatDate(new Date(createdAt))],
  ] as const;
  return (
    <TableRow className={styles.row} aria-selected={isSelected}>
      <TableCell className={mergeClasses(widths.narrow, styles.check)}>
        <Checkbox
          aria-label={`Select ${name}`}
          checked={isSelected}
          onChange={(_, { checked }) => onSelect(checked === true)}
        />
      </TableCell>
      <TableCell className={styles.cell}>
        <PageLink to={page}>{name}</PageLink>
      </TableCell>
      {facts.map(([label, value]) => (
        <TableCell
          key={label}
          className={mergeClasses(styles.cell, label === 'Owner' && widths.wide)}
        >
          <span>
            <span className={styles.label}>{label}</span> {value}
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

/** How many there are, and how the newest stands: its score, or why there is none to see. */
function ReportsOf({ company: { responseCount, newest } }: { company: ListedCompany }) {
  const styles = useStyles();
  const isDone = newest?.generationStatus === 'completed';
  return (
    <span className={styles.state}>
      {responseCount}
      {newest === null || isDone ? null : <GenerationBadge status={newest.generationStatus} />}
      {isDone && newest.overallScore !== null ? (
        <Text size={200}>{`Score ${formatScore(newest.overallScore)}`}</Text>
      ) : null}
      {isDone && newest.emailSendStatus === 'failed' ? (
        <EmailBadge status={newest.emailSendStatus} prefix="Email " />
      ) : null}
    </span>
  );
}

function OwnerOf({ company }: { company: ListedCompany }) {
  const styles = useStyles();
  const { ownerFirstName, ownerLastName, ownerEmail } = company;
  const name = [ownerFirstName, ownerLastName].filter(Boolean).join(' ');
  return (
    <>
      {name === '' ? 'Not provided' : name}
      <Text size={200} className={styles.email}>
        {ownerEmail}
      </Text>
    </>
  );
}
