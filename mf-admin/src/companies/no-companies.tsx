import { Button, Link, makeStyles } from '@fluentui/react-components';
import { pagePaths, trashDays } from '@ellac/contracts';
import { EmptyState } from '@ellac/web';
import type { ListAddress } from '../paging/use-list-address.js';
import { CopyButton } from '../pieces/copy-button.js';
import { isShown, listViews, trashView, withoutFilters } from './filters/list-choices.js';

const useStyles = makeStyles({ text: { margin: 0, overflowWrap: 'anywhere' } });

/** Says that nothing is there, and leads on: to all companies, or to how the first one comes. */
export function NoCompanies({ address }: { readonly address: ListAddress }) {
  const styles = useStyles();
  const { parameters, chooseAll } = address;
  if (isShown(trashView, parameters) && !parameters.has('search'))
    return (
      <EmptyState action={<Button onClick={() => chooseAll(withoutFilters)}>All companies</Button>}>
        <p role="status" className={styles.text}>
          The trash is empty. What you move here stays for {trashDays} days.
        </p>
      </EmptyState>
    );
  const isNarrowed = !isShown(listViews[0]!, parameters) || parameters.has('search');
  return (
    <EmptyState
      {...(isNarrowed
        ? {
            action: (
              <Button onClick={() => chooseAll({ ...withoutFilters, search: '' })}>
                Clear filters
              </Button>
            ),
          }
        : {})}
    >
      <p role="status" className={styles.text}>
        No companies found.
      </p>
      {isNarrowed || parameters.has('cursor') ? null : <HowTheFirstComes />}
    </EmptyState>
  );
}

function HowTheFirstComes() {
  const styles = useStyles();
  const questionnaire = new URL(pagePaths.questionnaire, location.href).href;
  return (
    <>
      <p className={styles.text}>
        A company appears here once its owner has sent the questionnaire. Give owners its address:
      </p>
      <p className={styles.text}>
        <Link href={questionnaire} target="_blank" rel="noreferrer">
          {questionnaire}
        </Link>
        <CopyButton text={questionnaire} what="address of the questionnaire" />
      </p>
    </>
  );
}
