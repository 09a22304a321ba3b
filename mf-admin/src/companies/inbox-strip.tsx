import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular, WarningFilled } from '@fluentui/react-icons';
import { pagePaths } from '@ellac/contracts';
import { brandTokens } from '@ellac/web';
import { useQuery } from '@tanstack/react-query';
import { onPhone } from '../frame/widths.js';
import { inboxInWords } from '../overview/inbox-words.js';
import { overview } from '../overview/overview-query.js';
import { toDo } from '../overview/to-do.js';
import { PageLink } from '../pieces/page-link.js';

const useStyles = makeStyles({
  strip: {
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    height: '36px',
    paddingInline: '12px',
    borderRadius: tokens.borderRadiusLarge,
    fontSize: '14px',
    lineHeight: '20px',
    color: tokens.colorNeutralForeground2,
    [onPhone]: { marginInline: '-16px', borderRadius: 0, paddingInline: '16px' },
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
  needs: { color: brandTokens.needsLookText, backgroundColor: brandTokens.needsLookTint },
  icon: { display: 'flex', flexShrink: 0, fontSize: '20px' },
  words: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  more: { [onPhone]: { display: 'none' } },
  link: {
    flexShrink: 0,
    marginInlineStart: 'auto',
    color: 'inherit',
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'underline',
    ':hover': { color: 'inherit' },
  },
});

/** One line above the list: what needs a hand. Its place is kept while it loads. */
export function InboxStrip() {
  const styles = useStyles();
  const { data } = useQuery(overview);
  if (data === undefined) return <div className={styles.strip} />;
  const count = toDo(data.needs);
  return (
    <div className={mergeClasses(styles.strip, count > 0 && styles.needs)}>
      <span className={styles.icon}>
        {count > 0 ? <WarningFilled /> : <CheckmarkCircleRegular />}
      </span>
      {count === 0 ? (
        <span className={styles.words}>All clear</span>
      ) : (
        <span className={styles.words}>
          <strong>{`${count} ${count === 1 ? 'needs' : 'need'} a hand`}</strong>
          <span className={styles.more}>{`: ${inboxInWords(data.needs)}`}</span>
        </span>
      )}
      <PageLink to={pagePaths.adminInbox} className={styles.link}>
        Open inbox
      </PageLink>
    </div>
  );
}
