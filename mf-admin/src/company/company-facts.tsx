import { Link, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type CompanyDetail, formatDate, industryChoices, labelOf } from '@ellac/contracts';
import { brandTokens } from '@ellac/web';
import type { ReactNode } from 'react';
import { CopyButton } from '../pieces/copy-button.js';
import { countryName } from '../words/country-name.js';
import { mailLink } from '../words/mail-link.js';
import { phoneLink } from '../words/phone-link.js';

/** Where all facts have room beside each other. */
const wide = '@media (min-width: 1200px)';

const useStyles = makeStyles({
  facts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), auto))',
    gap: '12px 24px',
    margin: 0,
    // One line; of what has no room there, the address is cut, which its title and button have whole.
    [wide]: { display: 'flex', justifyContent: 'space-between' },
  },
  fact: { minWidth: 0, [wide]: { flexShrink: 0, maxWidth: '34%' } },
  shrinking: { [wide]: { flexShrink: 1 } },
  term: {
    color: tokens.colorNeutralForeground3,
    fontSize: brandTokens.fontSizeMeta,
    lineHeight: brandTokens.lineHeightMeta,
  },
  value: { margin: 0, overflowWrap: 'anywhere' },
  reach: { display: 'flex', alignItems: 'center', minWidth: 0 },
  cut: { [wide]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
});

/** The facts that give room to the others. */
const shrinking = ['Owner', 'Email'];

/** Who the company is, and how to reach its owner. */
export function CompanyFacts({ company }: { company: CompanyDetail['company'] }) {
  const styles = useStyles();
  const { ownerFirstName, ownerLastName, ownerEmail, ownerPhone, industry, country, createdAt } =
    company;
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Owner', [ownerFirstName, ownerLastName].filter(Boolean).join(' ') || 'Not provided'],
    [
      'Email',
      <span className={styles.reach}>
        <Link href={mailLink(ownerEmail)} title={ownerEmail} className={styles.cut}>
          {ownerEmail}
        </Link>
        <CopyButton text={ownerEmail} what="email address" />
      </span>,
    ],
    [
      'Phone',
      ownerPhone === null ? (
        'Not provided'
      ) : (
        <span className={styles.reach}>
          <Link href={phoneLink(ownerPhone)}>{ownerPhone}</Link>
          <CopyButton text={ownerPhone} what="phone number" />
        </span>
      ),
    ],
    ['Industry', industry === null ? 'Not specified' : labelOf(industryChoices, industry)],
    ['Country', country === null ? 'Not specified' : countryName(country)],
    ['Created', formatDate(new Date(createdAt))],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([term, value]) => (
        <div
          key={term}
          className={mergeClasses(styles.fact, shrinking.includes(term) && styles.shrinking)}
        >
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
