import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkRegular, ChevronDownRegular, ChevronUpRegular } from '@fluentui/react-icons';
import {
  formatDayTime,
  formatScore,
  type InboxMark,
  labelOf,
  type NeedKind,
  pagePaths,
  readinessStandingChoices,
} from '@ellac/contracts';
import { ForScreenReaders, ReadinessChip, useMediaQuery } from '@ellac/web';
import { useState } from 'react';
import { focusAtOnce } from '../pieces/focus-at-once.js';
import { onPhone, phoneQuery } from '../frame/widths.js';
import { PageLink } from '../pieces/page-link.js';
import { stepOf } from '../pieces/standing-step.js';
import { ageOf } from './age.js';
import { ItemAction } from './item-action.js';
import { kindIcons, useKindColors } from './item-looks.js';
import { wordsOf } from './item-words.js';
import type { InboxItem } from './put-out-items.js';
import { ForRole } from '../session/for-role.js';
import { SnoozeMenu } from './snooze-menu.js';

const useStyles = makeStyles({
  row: {
    boxSizing: 'border-box',
    minHeight: '52px',
    paddingInline: '16px 12px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    ':first-child': { borderTopStyle: 'none' },
  },
  line: {
    display: 'grid',
    gridTemplateColumns:
      '24px minmax(0, 1.1fr) 92px minmax(0, 1.5fr) 52px minmax(118px, auto) 32px 32px',
    alignItems: 'center',
    gap: '8px',
    minHeight: '52px',
    [onPhone]: {
      gridTemplateColumns: '24px minmax(0, 1fr) 44px 44px',
      gap: '2px 8px',
      paddingBlock: '8px',
    },
  },
  icon: { display: 'flex', fontSize: '20px', color: tokens.colorNeutralForeground3 },
  name: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '& a': {
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      color: tokens.colorNeutralForeground1,
      fontWeight: tokens.fontWeightSemibold,
    },
    [onPhone]: { gridColumn: '2 / -1' },
  },
  score: { [onPhone]: { display: 'none' } },
  words: {
    display: 'flex',
    alignItems: 'center',
    minWidth: 0,
    color: tokens.colorNeutralForeground2,
    [onPhone]: { gridColumn: '2 / -2' },
  },
  text: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  age: {
    color: tokens.colorNeutralForeground3,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    [onPhone]: { justifySelf: 'end' },
  },
  action: {
    display: 'grid',
    justifyItems: 'end',
    [onPhone]: { gridColumn: '2', justifyItems: 'start' },
    '& button': { [onPhone]: { minHeight: '44px' } },
  },
  small: { [onPhone]: { '& button': { minWidth: '44px', minHeight: '44px' } } },
  reason: {
    margin: 0,
    paddingBlock: '0 12px',
    paddingInlineStart: '32px',
    color: tokens.colorNeutralForeground2,
    fontSize: '14px',
    lineHeight: '20px',
    overflowWrap: 'anywhere',
  },
  folded: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    color: tokens.colorNeutralForeground3,
  },
});

interface InboxRowProps {
  readonly item: InboxItem;
  readonly asOf: Date;
  readonly onPutOut: (mark: InboxMark, what: string) => void;
  readonly onUndo: () => void;
}

/** One item in one line, with its one action; what is put out folds and can be taken back. */
export function InboxRow({ item, asOf, onPutOut, onUndo }: InboxRowProps) {
  const styles = useStyles();
  const isPhone = useMediaQuery(phoneQuery);
  const [isOpen, setOpen] = useState(false);
  const { kind, need, putOut } = item;
  const { companyId, companyName, overallScore, band, reason, at } = need;
  if (putOut !== null)
    return (
      <li className={mergeClasses(styles.row, styles.folded)}>
        <span role="status">{`${companyName}: ${putOut}`}</span>
        <Button
          size="small"
          ref={focusAtOnce}
          aria-label={`Undo for ${companyName}`}
          onClick={onUndo}
        >
          Undo
        </Button>
      </li>
    );
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <ItemIcon kind={kind} />
        <span className={styles.name} title={companyName}>
          <PageLink to={pagePaths.adminCompany(companyId)}>{companyName}</PageLink>
        </span>
        {isPhone ? null : (
          <span className={styles.score}>
            {overallScore === null || band === null || band === 'not-judged' ? null : (
              <ReadinessChip
                step={stepOf(band)}
                figure={formatScore(overallScore)}
                word={labelOf(readinessStandingChoices, band)}
                isWordSpoken
              />
            )}
          </span>
        )}
        <span className={styles.words}>
          <span className={styles.text}>{wordsOf(kind, need)}</span>
          {reason === null ? null : (
            <Button
              size="small"
              appearance="transparent"
              icon={isOpen ? <ChevronUpRegular /> : <ChevronDownRegular />}
              aria-expanded={isOpen}
              aria-label={`Reason for ${companyName}`}
              onClick={() => setOpen(!isOpen)}
            />
          )}
        </span>
        <span className={styles.age} title={formatDayTime(new Date(at))}>
          {ageOf(at, asOf)}
          <ForScreenReaders> ago</ForScreenReaders>
        </span>
        <span className={styles.action}>
          <ItemAction kind={kind} need={need} />
        </span>
        <ForRole needs="coach">
          <span className={styles.small}>
            <SnoozeMenu name={companyName} onSnooze={(until) => onPutOut({ until }, 'Snoozed')} />
          </span>
          <span className={styles.small}>
            <Button
              appearance="subtle"
              icon={<CheckmarkRegular />}
              title="Done"
              aria-label={`Done with ${companyName}`}
              onClick={() => onPutOut({ until: null }, 'Done')}
            />
          </span>
        </ForRole>
      </div>
      {isOpen ? <p className={styles.reason}>{reason}</p> : null}
    </li>
  );
}

function ItemIcon({ kind }: { readonly kind: NeedKind }) {
  const styles = useStyles();
  const colors = useKindColors();
  const { row: Icon } = kindIcons[kind];
  return (
    <span className={mergeClasses(styles.icon, colors[kind])}>
      <Icon />
    </span>
  );
}
