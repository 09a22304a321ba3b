import {
  Button,
  makeStyles,
  Menu,
  MenuButton,
  MenuDivider,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  Spinner,
  Text,
  tokens,
  Tooltip,
  useRestoreFocusTarget,
} from '@fluentui/react-components';
import {
  ArrowUndoRegular,
  BinRecycleRegular,
  DeleteRegular,
  DismissRegular,
  MoreHorizontalRegular,
} from '@fluentui/react-icons';
import { comparedCompanies, formatNumber, messages, type SheetFormat } from '@ellac/contracts';
import { brandTokens, useMediaQuery } from '@ellac/web';
import { onPhone, phoneQuery } from '../../frame/widths.js';
import { ForRole, useMay } from '../../session/for-role.js';
import { type BulkAction, bulkActions } from './bulk-calls.js';

const useStyles = makeStyles({
  more: { color: tokens.colorNeutralForeground2, [onPhone]: { display: 'none' } },
  count: { flexShrink: 0 },
  actions: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    marginInlineStart: 'auto',
    [onPhone]: { gap: '4px' },
  },
  button: { whiteSpace: 'nowrap' },
  delete: {
    whiteSpace: 'nowrap',
    color: brandTokens.failedText,
    borderTopColor: brandTokens.failedText,
    borderRightColor: brandTokens.failedText,
    borderBottomColor: brandTokens.failedText,
    borderLeftColor: brandTokens.failedText,
    ':hover': { color: brandTokens.failedText, backgroundColor: brandTokens.failedTint },
    ':hover:active': { color: brandTokens.failedText, backgroundColor: brandTokens.failedTint },
    // In a system's wider font the bar would be wider than the smallest phone.
    '@media (max-width: 359px)': { paddingLeft: '4px', paddingRight: '4px' },
  },
});

interface SelectionBarProps {
  readonly count: number;
  /** How many companies are on other pages, if all on this one are selected; else null. */
  readonly onOthers: string | null;
  /** Whether an action or an export is under way. */
  readonly isBusy: boolean;
  readonly onAction: (action: BulkAction) => void;
  readonly onExport: (format: SheetFormat) => void;
  readonly onCompare: () => void;
  /** Whether the selected companies are in the trash. */
  readonly isOfTrash: boolean;
  /** Moves them to the trash, or takes them back. */
  readonly onTrash: () => void;
  readonly onDelete: () => void;
  readonly onClear: () => void;
}

/** How many companies are selected, and what can be done with them; in the place of the toolbar. */
export function SelectionBar(props: SelectionBarProps) {
  const styles = useStyles();
  const focusReturns = useRestoreFocusTarget();
  // A phone has no room for one more button.
  const isPhone = useMediaQuery(phoneQuery);
  const may = useMay();
  const { count, onOthers, isOfTrash, onTrash, onDelete, onClear } = props;
  return (
    <>
      <Text role="status" weight="semibold" wrap={false} className={styles.count}>
        {`${formatNumber(count)} selected`}
      </Text>
      {onOthers === null ? null : (
        <Text className={styles.more} wrap={false} truncate>
          {`All on this page; ${onOthers} more are on others.`}
        </Text>
      )}
      <div className={styles.actions}>
        <ForRole needs="coach">
          {isOfTrash ? (
            <Button
              {...focusReturns}
              className={styles.button}
              icon={isPhone ? null : <ArrowUndoRegular />}
              onClick={onTrash}
            >
              Take back
            </Button>
          ) : (
            <ActionsMenu {...props} isPhone={isPhone} />
          )}
        </ForRole>
        {isOfTrash || (isPhone && may('coach')) ? null : <CompareButton {...props} />}
        <ForRole needs="coach">
          {isOfTrash || isPhone ? null : (
            <Button
              {...focusReturns}
              className={styles.button}
              icon={<BinRecycleRegular />}
              onClick={onTrash}
            >
              Move to trash
            </Button>
          )}
          <Button
            {...focusReturns}
            className={styles.delete}
            icon={isPhone ? null : <DeleteRegular />}
            onClick={onDelete}
          >
            Delete Selected
          </Button>
        </ForRole>
        <Button
          appearance="subtle"
          icon={<DismissRegular />}
          aria-label="Clear the selection"
          onClick={onClear}
        />
      </div>
    </>
  );
}

const canCompare = (count: number): boolean =>
  count >= comparedCompanies.least && count <= comparedCompanies.most;

type CompareButtonProps = Pick<SelectionBarProps, 'count' | 'onCompare'>;

/** Leads to the comparison, or says how many companies can be compared. */
function CompareButton({ count, onCompare }: CompareButtonProps) {
  const styles = useStyles();
  const button = (
    <Button className={styles.button} disabledFocusable={!canCompare(count)} onClick={onCompare}>
      Compare
    </Button>
  );
  if (canCompare(count)) return button;
  return (
    <Tooltip relationship="description" content={messages.companiesNotComparable}>
      {button}
    </Tooltip>
  );
}

type ActionsMenuProps = CompareButtonProps &
  Pick<SelectionBarProps, 'isBusy' | 'onAction' | 'onExport' | 'onTrash'> & {
    readonly isPhone: boolean;
  };

/** What is done with the newest report of each, and the exports; on a phone also what has no button. */
function ActionsMenu(props: ActionsMenuProps) {
  const { count, isBusy, isPhone, onAction, onCompare, onExport, onTrash } = props;
  const focusReturns = useRestoreFocusTarget();
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        {isPhone ? (
          <Button
            {...focusReturns}
            disabledFocusable={isBusy}
            icon={isBusy ? <Spinner size="tiny" /> : <MoreHorizontalRegular />}
            aria-label="Actions"
          />
        ) : (
          <MenuButton
            {...focusReturns}
            disabledFocusable={isBusy}
            icon={isBusy ? <Spinner size="tiny" /> : null}
          >
            Actions
          </MenuButton>
        )}
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {bulkActions.map((action) => (
            <MenuItem key={action.label} onClick={() => onAction(action)}>
              {action.label}
            </MenuItem>
          ))}
          <MenuDivider />
          <MenuItem onClick={() => onExport('csv')}>Export (CSV)</MenuItem>
          <MenuItem onClick={() => onExport('xlsx')}>Export (Excel)</MenuItem>
          {isPhone ? (
            <>
              <MenuDivider />
              <MenuItem
                disabled={!canCompare(count)}
                subText={canCompare(count) ? null : messages.companiesNotComparable}
                onClick={onCompare}
              >
                Compare
              </MenuItem>
              <MenuItem onClick={onTrash}>Move to trash</MenuItem>
            </>
          ) : null}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
