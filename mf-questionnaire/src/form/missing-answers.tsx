import { Link, makeStyles, Subtitle2, tokens } from '@fluentui/react-components';
import { tabs, type TabId } from '@ellac/contracts';
import type { FieldName } from '../fields/field-names.js';
import type { Fault } from './faults.js';

const useStyles = makeStyles({
  box: {
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusMedium,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorPaletteRedBorder1}`,
    backgroundColor: tokens.colorPaletteRedBackground1,
  },
  heading: { margin: 0 },
  tab: { margin: `${tokens.spacingVerticalM} 0 0`, fontWeight: tokens.fontWeightSemibold },
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalXL },
  item: { padding: `${tokens.spacingVerticalXS} 0` },
});

interface MissingAnswersProps {
  readonly id: string;
  readonly faults: ReadonlyMap<TabId, readonly Fault[]>;
  readonly onOpen: (tab: TabId, question: FieldName) => void;
}

/** What each tab still wants before the questionnaire can be sent, each a way to its field. */
export function MissingAnswers({ id, faults, onOpen }: MissingAnswersProps) {
  const styles = useStyles();
  return (
    <section className={styles.box} aria-labelledby={id}>
      <Subtitle2 as="h3" id={id} className={styles.heading}>
        Before you can submit
      </Subtitle2>
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
