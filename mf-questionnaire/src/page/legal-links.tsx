import { Link, makeStyles } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { analystSetting } from '../analyst/analyst-setting.js';
import { useHost } from '../host/host.js';

const useStyles = makeStyles({
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    columnGap: '16px',
    padding: '16px',
  },
  link: { fontSize: '14px', lineHeight: '24px' },
});

/** The provider's privacy notice and imprint on other people's pages, where our footer is missing. */
export function LegalLinks() {
  const styles = useStyles();
  const { header } = useHost();
  const { data } = useQuery(analystSetting);
  const links = [
    { label: 'Privacy notice', url: data?.privacyNotice?.url },
    { label: 'Imprint', url: data?.imprintUrl ?? undefined },
  ].filter(({ url }) => url !== undefined);
  if (header() !== null || links.length === 0) return null;
  return (
    <div className={styles.line}>
      {links.map(({ label, url }) => (
        <Link
          key={label}
          className={styles.link}
          href={url}
          target="_blank"
          rel="noopener noreferrer"
        >
          {label}
        </Link>
      ))}
    </div>
  );
}
