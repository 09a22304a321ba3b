import { Button, makeStyles, Subtitle2, Text } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '../pieces/card.js';
import { ResendFailedDialog } from '../inbox/resend-failed-dialog.js';
import { overview } from '../overview/overview-query.js';

const useStyles = makeStyles({
  title: { margin: 0 },
  button: { alignSelf: 'start' },
});

/** Sends all mails again that failed, once what made them fail is mended. */
export function FailedMailsCard() {
  const styles = useStyles();
  const { data } = useQuery(overview);
  const [openedAt, setOpenedAt] = useState<Date>();
  const newest = data?.needs.failedMails.newest[0]?.at;
  return (
    <Card role="region" aria-labelledby="failed-mails">
      <Subtitle2 as="h2" id="failed-mails" className={styles.title}>
        Mails that did not go out
      </Subtitle2>
      <Text>Once the mail server works, send all mails again that failed since a time.</Text>
      <Button className={styles.button} onClick={() => setOpenedAt(new Date())}>
        Send again…
      </Button>
      {openedAt ? (
        <ResendFailedDialog
          newest={newest === undefined ? openedAt : new Date(newest)}
          onClose={() => setOpenedAt(undefined)}
        />
      ) : null}
    </Card>
  );
}
