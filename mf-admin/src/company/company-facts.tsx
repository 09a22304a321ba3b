import { Link, makeStyles, tokens } from '@fluentui/react-components';
import {
  type CompanyDetail,
  countryChoices,
  formatDate,
  industryChoices,
  labelOf,
} from '@ellac/contracts';
import type { ReactNode } from 'react';
import { CopyButton } from '../pieces/copy-button.js';
import { phoneLink } from '../words/phone-link.js';

const useStyles = makeStyles({
  facts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), auto))',
    gap: '12px 24px',
    margin: 0,
  },
  term: { color: tokens.colorNeutralForeground3 },
  value: { margin: 0, overflowWrap: 'anywhere' },
});

/** Who the company is, and how to reach its owner. */
export function CompanyFacts({ company }: { company: CompanyDetail['company'] }) {
  const styles = useStyles();
  const { ownerFirstName, ownerLastName, ownerEmail, ownerPhone, industry, country, createdAt } =
    company;
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Owner', [ownerFirstName, ownerLastName].filter(Boolean).join(' ') || 'Not provided'],
    [
      'Email',
      <>
        <Link href={`mailto:${ownerEmail}`}>{ownerEmail}</Link>
        <CopyButton text={ownerEmail} what="email address" />
      </>,
    ],
    [
      'Phone',
      ownerPhone === null ? (
        'Not provided'
      ) : (
        <>
          <Link href={phoneLink(ownerPhone)}>{ownerPhone}</Link>
          <CopyButton text={ownerPhone} what="phone number" />
        </>
      ),
    ],
    ['Industry', industry === null ? 'Not specified' : labelOf(industryChoices, industry)],
    ['Country', country === null ? 'Not specified' : labelOf(countryChoices, country)],
    ['Created', formatDate(new Date(createdAt))],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
