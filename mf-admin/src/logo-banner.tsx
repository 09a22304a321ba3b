import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useState } from 'react';

const useStyles = makeStyles({
  banner: {
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    minHeight: '28px',
    fontSize: '18px',
    lineHeight: '24px',
    fontWeight: tokens.fontWeightSemibold,
  },
});

/** The provider's logo, or the product's name where there is none. It stands on the field. */
export function LogoBanner({ className }: { readonly className?: string }) {
  const styles = useStyles();
  const [missing, setMissing] = useState(false);
  return (
    <div className={mergeClasses(styles.banner, className)}>
      {missing ? (
        'ELLAC Leadership Analysis'
      ) : (
        <img
          // The document's style sheet knows whether the logo needs a plate.
          className="logo"
          src="/logo.svg"
          alt="ELLAC Leadership Analysis"
          onError={() => setMissing(true)}
        />
      )}
    </div>
  );
}
