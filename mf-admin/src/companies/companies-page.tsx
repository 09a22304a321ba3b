import { Link, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { ArrowDownloadRegular, DocumentTableRegular } from '@fluentui/react-icons';
import { apiPaths } from '@ellac/contracts';
import { useHeadingFocus, usePageTitle } from '@ellac/web';
import { useQuery } from '@tanstack/react-query';
import { onPhone } from '../frame/widths.js';
import { Notices } from '../overview/notices.js';
import { PageTitle } from '../pieces/page-title.js';
import { useListAddress } from '../paging/use-list-address.js';
import { ForRole, useMay } from '../session/for-role.js';
import { SettingsCard } from '../settings/settings-card.js';
import { CompaniesCard } from './companies-card.js';
import { companyList, totalShown } from './company-list.js';
import { InboxStrip } from './inbox-strip.js';
import { useRememberedList } from './last-list.js';
import { useSheetDownload } from './sheet-download.js';
import { isOfTrash, queryIn, wholeListIn } from './filters/list-choices.js';

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px' },
  head: { display: 'flex', alignItems: 'center', gap: '12px', minHeight: '32px' },
  count: {
    color: tokens.colorNeutralForeground3,
    fontSize: '16px',
    fontVariantNumeric: 'tabular-nums',
  },
  downloads: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    columnGap: '20px',
    marginInlineStart: 'auto',
    [onPhone]: { columnGap: 0 },
  },
  download: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
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
  const list = useQuery(companyList(queryIn(parameters)));
  useRememberedList(parameters, list.isSuccess);
  const sheet = useSheetDownload();
  const may = useMay();
  const wholeList = wholeListIn(parameters);
  return (
    <div ref={page} className={styles.page}>
      <div className={styles.head}>
        <PageTitle>Companies</PageTitle>
        {list.data === undefined ? null : (
          <span className={styles.count}>{totalShown(list.data)}</span>
        )}
        {isOfTrash(parameters) || !may('coach') ? null : (
          <div className={styles.downloads}>
            <Link
              href={apiPaths.adminCompanySheet('csv', wholeList)}
              download
              className={styles.download}
            >
              <ArrowDownloadRegular fontSize={20} />
              <span className={styles.words}>Download this list (CSV)</span>
            </Link>
            <Link
              as="button"
              disabledFocusable={sheet.isPending}
              onClick={() => sheet.mutate({ format: 'xlsx', companies: wholeList })}
              className={styles.download}
            >
              {sheet.isPending ? <Spinner size="tiny" /> : <DocumentTableRegular fontSize={20} />}
              <span className={styles.words}>Excel</span>
            </Link>
          </div>
        )}
      </div>
      <Notices />
      <InboxStrip />
      <CompaniesCard address={address} list={list} />
      <ForRole needs="admin">
        <div className={styles.settings}>
          <SettingsCard isAboveThere={!list.isPending} />
        </div>
      </ForRole>
    </div>
  );
}
