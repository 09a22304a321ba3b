import { makeStyles, tokens } from '@fluentui/react-components';
import { formatNumber, type Overview, pagePaths } from '@ellac/contracts';
import { PageLink } from '../pieces/page-link.js';
import { onPhone } from '../frame/widths.js';

const useStyles = makeStyles({
  tiles: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: '14px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    '@media (max-width: 900px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [onPhone]: { gap: '8px' },
  },
  tile: {
    boxSizing: 'border-box',
    display: 'block',
    height: '100%',
    padding: '14px 18px',
    borderRadius: '12px',
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow2,
    color: tokens.colorNeutralForeground2,
    fontSize: '14px',
    lineHeight: '20px',
    ':hover': { color: tokens.colorNeutralForeground1, boxShadow: tokens.shadow4 },
    '@media (forced-colors: active)': { border: '1px solid' },
  },
  figure: {
    display: 'block',
    color: tokens.colorNeutralForeground1,
    fontSize: '28px',
    lineHeight: '34px',
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
});

const list = (filter: string): string => `${pagePaths.admin}?${filter}`;

/** The companies that are new since the last visit, the newest first; all of them on the first. */
export const newCompaniesPath = (lastVisit: string | null): string =>
  lastVisit === null
    ? pagePaths.admin
    : list(new URLSearchParams({ submittedAfter: lastVisit }).toString());

/** Four figures, each a link to what it counts. */
export function StatLinks({ overview }: { readonly overview: Overview }) {
  const styles = useStyles();
  const { needs, newCompanies, lastVisit, lastDays, bandCounts } = overview;
  const ready = bandCounts
    .filter(({ band }) => band === 'phase-2-ready' || band === 'ready-with-gaps')
    .reduce((sum, { companies }) => sum + companies, 0);
  const judged = bandCounts.reduce((sum, { companies }) => sum + companies, 0);
  const tiles = [
    {
      to: newCompaniesPath(lastVisit),
      figure: newCompanies,
      line: newCompaniesInWords(newCompanies, lastVisit),
      more: `${formatNumber(lastDays.submissions)} submitted in 30 days`,
    },
    {
      to: list('generationStatus=failed'),
      figure: needs.failedAnalyses.count,
      line: needs.failedAnalyses.count === 1 ? 'report failed' : 'reports failed',
      more: needs.stuck.count === 0 ? 'none is stuck' : `${needs.stuck.count} stuck`,
    },
    {
      to: list('emailStatus=failed'),
      figure: needs.failedMails.count,
      line: needs.failedMails.count === 1 ? 'mail did not go out' : 'mails did not go out',
      more: `${formatNumber(lastDays.mailsSent)} sent in 30 days`,
    },
    {
      to: list('band=phase-2-ready%2Cready-with-gaps'),
      figure: ready,
      line: 'ready or nearly ready',
      more: `of ${formatNumber(judged)} with a finished report`,
    },
  ];
  return (
    <ul className={styles.tiles}>
      {tiles.map(({ to, figure, line, more }) => (
        <li key={to}>
          <PageLink to={to} className={styles.tile}>
            <span className={styles.figure}>{formatNumber(figure)}</span> {line}
            <br />
            {more}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

function newCompaniesInWords(count: number, lastVisit: string | null): string {
  const companies = count === 1 ? 'company' : 'companies';
  return lastVisit === null ? `${companies} so far` : `${companies} new since your last visit`;
}
