import { Link, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { brandTokens } from '@ellac/web';
import { tabs, type TabId } from '@ellac/contracts';
import { useId, type RefObject } from 'react';
import type { FieldName } from '../../fields/field-names.js';
import type { Fault } from '../form-faults.js';

const useStyles = makeStyles({
  box: {
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusMedium,
    border: `${tokens.strokeWidthThin} solid ${brandTokens.failedSolid}`,
    backgroundColor: brandTokens.failedTint,
  },
  heading: { ...typographyStyles.subtitle2, margin: 0, scrollMarginTop: '96px' },
  tab: { margin: `${tokens.spacingVerticalM} 0 0`, fontWeight: tokens.fontWeightSemibold },
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalXL },
  item: { padding: `${tokens.spacingVerticalXS} 0` },
});

interface MissingAnswersProps {
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  readonly faults: ReadonlyMap<TabId, readonly Fault[]>;
  readonly onOpen: (tab: TabId, question: FieldName) => void;
}

/**
 * The missing answers of each tab before the questionnaire can be sent, each with a link to its
 * field.
 */
export function MissingAnswers({ headingRef, faults, onOpen }: MissingAnswersProps) {
  const styles = useStyles();
  const id = useId();
  return (
    <section className={styles.box} aria-labelledby={id}>
      <h3 ref={headingRef} tabIndex={-1} id={id} className={styles.heading}>
        Before you can submit
      </h3>
      {tabs.map(({ id: tab, label }) => {
        const ofTab = faults.get(tab);
        return (
          ofTab && (
            <div key={tab}>
              <p className={styles.tab}>{label}</p>
              <ul className={styles.list}>
                {ofTab.map(({ name, text }) => (
                  <li key={name} className={styles.item}>
                    <Link
                      inline
                      href={`#${tab}`}
                      onClick={(event) => {
                        event.preventDefault();
                        onOpen(tab, name);
                      }}
                    >
                      {text}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          )
        );
      })}
    </section>
  );
}
