import { Button, Link, makeStyles, tokens } from '@fluentui/react-components';
import { CopyRegular } from '@fluentui/react-icons';
import {
  type CompanyDetail,
  countryChoices,
  formatDate,
  industryChoices,
  labelOf,
} from '@ellac/contracts';
import { useToast } from '@ellac/web';
import type { ReactNode } from 'react';
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
  copy: { minWidth: '24px', height: '24px', padding: 0, verticalAlign: 'middle' },
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
        <Copy text={ownerEmail} what="email address" />
      </>,
    ],
    [
      'Phone',
      ownerPhone === null ? (
        'Not provided'
      ) : (
        <>
          <Link href={phoneLink(ownerPhone)}>{ownerPhone}</Link>
          <Copy text={ownerPhone} what="phone number" />
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

function Copy({ text, what }: { text: string; what: string }) {
  const styles = useStyles();
  const { toast } = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: 'Copied', description: text });
    } catch {
      toast({
        title: 'Could not copy',
        description: 'The browser does not allow it here.',
        variant: 'destructive',
      });
    }
  };
  return (
    <Button
      className={styles.copy}
      size="small"
      appearance="transparent"
      icon={<CopyRegular />}
      aria-label={`Copy the ${what}`}
      onClick={() => void copy()}
    />
  );
}
