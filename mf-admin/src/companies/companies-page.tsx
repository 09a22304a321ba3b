import { Link, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons';
import { apiPaths, formatNumber } from '@ellac/contracts';
import { useHeadingFocus, usePageTitle } from '@ellac/web';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onPhone } from '../frame/widths.js';
import { Notices } from '../overview/notices.js';
import { PageTitle } from '../pieces/page-title.js';
import { useListAddress } from '../paging/use-list-address.js';
import { SettingsCard } from '../settings/settings-card.js';
import { CompaniesCard } from './companies-card.js';
import { companyList } from './company-list.js';
import { InboxStrip } from './inbox-strip.js';
import { rememberList } from './last-list.js';
import { queryIn, wholeListIn } from './filters/list-choices.js';

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px' },
  head: { display: 'flex', alignItems: 'center', gap: '12px', minHeight: '32px' },
  count: {
    color: tokens.colorNeutralForeground3,
    fontSize: '16px',
    fontVariantNumeric: 'tabular-nums',
  },
  csv: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    marginInlineStart: 'auto',
    minHeight: '32px',
    [onPhone]: {
      minWidth: '44px',
      minHeight: '44px',
      // As large as a finger needs, without making the line higher.
      marginBlock: '-6px',
      justifyContent: 'center',
    },
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
  },
  // A phone has room for the icon only.
  words: {
    [onPhone]: {
      position: 'absolute',
      width: '1px',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
      overflow: 'hidden',
    },
  },
  settings: { marginTop: '8px' },
});

/** The first page after the login: all companies, and what coaches decide for everyone. */
export function CompaniesPage() {
  const styles = useStyles();
  usePageTitle('Admin');
  const page = useHeadingFocus(true);
  const address = useListAddress();
  const { parameters } = address;
  useEffect(() => rememberList(parameters), [parameters]);
  const list = useQuery(companyList(queryIn(parameters)));
  return (
    <div ref={page} className={styles.page}>
      <div className={styles.head}>
        <PageTitle>Companies</PageTitle>
        {list.data === undefined ? null : (
          <span className={styles.count}>{formatNumber(list.data.total)}</span>
        )}
        <Link
          href={apiPaths.adminCompaniesCsv(wholeListIn(parameters))}
          download
          className={styles.csv}
        >
          <ArrowDownloadRegular fontSize={20} />
          <span className={styles.words}>Download this list (CSV)</span>
        </Link>
      </div>
      <Notices />
      <InboxStrip />
      <CompaniesCard address={address} list={list} />
      <div className={styles.settings}>
        <SettingsCard />
      </div>
    </div>
  );
}
