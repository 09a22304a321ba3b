import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';

const useStyles = makeStyles({
  banner: {
    minHeight: '64px',
    display: 'grid',
    placeItems: 'center',
    fontSize: tokens.fontSizeBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  logo: { maxHeight: '64px', maxWidth: '100%' },
});

/** The provider's logo, or the product's name where there is none. */
export function LogoBanner() {
  const styles = useStyles();
  const [missing, setMissing] = useState(false);
  return (
    <div className={styles.banner}>
      {missing ? (
        'ELLAC Leadership Analysis'
      ) : (
        <img
          className={styles.logo}
          src="/logo.svg"
          alt="ELLAC Leadership Analysis"
          onError={() => setMissing(true)}
        />
      )}
    </div>
  );
}
