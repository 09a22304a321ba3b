import { Card, makeStyles, Subtitle1, Text } from '@fluentui/react-components';
import { PageColumn, usePageTitle } from '@ellac/web';

const useStyles = makeStyles({ title: { margin: 0 } });

/** What an admin finds behind the login. */
export function SignedIn() {
  const styles = useStyles();
  usePageTitle('Admin');
  return (
    <PageColumn>
      <Card>
        <Subtitle1 as="h1" block className={styles.title}>
          Signed in
        </Subtitle1>
        <Text>You are signed in as an admin.</Text>
      </Card>
    </PageColumn>
  );
}
