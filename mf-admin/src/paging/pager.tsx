import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ChevronLeftRegular, ChevronRightRegular } from '@fluentui/react-icons';
import { formatNumber } from '@ellac/contracts';
import { onPhone } from '../frame/widths.js';
import type { ListAddress } from './use-list-address.js';

const useStyles = makeStyles({
  pager: {
    boxSizing: 'border-box',
    // Its buttons stay at one place while the page under them changes.
    position: 'sticky',
    bottom: 0,
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    height: '52px',
    paddingInline: '16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: '0 0 12px 12px',
    backgroundColor: tokens.colorNeutralBackground1,
    [onPhone]: { bottom: '56px', borderRadius: 0 },
  },
  range: {
    marginInlineEnd: 'auto',
    color: tokens.colorNeutralForeground3,
    fontSize: '14px',
    lineHeight: '20px',
    fontVariantNumeric: 'tabular-nums',
    '& strong': { color: tokens.colorNeutralForeground1, fontWeight: 600 },
  },
  button: { [onPhone]: { minWidth: '44px', minHeight: '44px' } },
});

interface PagerProps {
  readonly address: ListAddress;
  /** How many rows a full page has. */
  readonly pageRows: number;
  /** How many rows are shown. */
  readonly shown: number;
  /** How many there are, as it is shown; left out where it is not known. */
  readonly total?: string;
  /** The cursor of the next page; null on the last page. */
  readonly nextCursor: string | null;
  /** Called when another page is asked for. */
  readonly onTurn: () => void;
}

/** Which rows of a list are shown, and the buttons to the page before and the next one. */
export function Pager({ address, pageRows, shown, total, nextCursor, onTurn }: PagerProps) {
  const styles = useStyles();
  const { pagesBefore, goBack, goOn } = address;
  const turn = (to: () => void) => () => {
    to();
    onTurn();
  };
  return (
    <div className={styles.pager}>
      <span className={styles.range} role="status">
        {shown === 0 ? null : (
          <>
            <strong>{rangeOf(pagesBefore, pageRows, shown)}</strong>
            {total === undefined ? null : ` of ${total}`}
          </>
        )}
      </span>
      <Button
        className={styles.button}
        icon={<ChevronLeftRegular />}
        aria-label="Previous page"
        disabledFocusable={goBack === undefined}
        {...(goBack === undefined ? {} : { onClick: turn(goBack) })}
      />
      <Button
        className={styles.button}
        icon={<ChevronRightRegular />}
        aria-label="Next page"
        disabledFocusable={nextCursor === null}
        {...(nextCursor === null ? {} : { onClick: turn(() => goOn(nextCursor)) })}
      />
    </div>
  );
}

function rangeOf(pagesBefore: number | null, pageRows: number, shown: number): string {
  if (pagesBefore === null) return formatNumber(shown);
  const before = pagesBefore * pageRows;
  return `${formatNumber(before + 1)}–${formatNumber(before + shown)}`;
}
