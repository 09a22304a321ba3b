import { makeStyles } from '@fluentui/react-components';
import { PageColumn, useHeadingFocus, usePageTitle } from '@ellac/web';
import { useQueryClient } from '@tanstack/react-query';
import { Card } from '../../pieces/card.js';
import { PageTitle } from '../../pieces/page-title.js';
import { currentUser } from '../../session/current-user-query.js';
import { SetUp } from './set-up.js';

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  card: { width: '480px', maxWidth: '100%', boxSizing: 'border-box' },
  words: { margin: 0 },
});

/** In place of the desk, for an admin who has to set a second factor up first. */
export default function SetUpPage({ username }: { readonly username: string }) {
  const styles = useStyles();
  usePageTitle('Second factor');
  const page = useHeadingFocus(true);
  const queryClient = useQueryClient();
  return (
    <PageColumn>
      <div ref={page} className={styles.page}>
        <PageTitle>Set up your second factor</PageTitle>
        <p className={styles.words}>
          On this desk each login needs a code from an app on your phone, too. It opens once yours
          is set up.
        </p>
        <Card className={styles.card}>
          <SetUp username={username} onDone={() => void queryClient.refetchQueries(currentUser)} />
        </Card>
      </div>
    </PageColumn>
  );
}
