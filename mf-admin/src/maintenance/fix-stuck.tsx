import { makeStyles, Subtitle2, Text } from '@fluentui/react-components';
import { apiPaths, maintenanceResultSchema } from '@ellac/contracts';
import { fetchJson, messageOf, useToast } from '@ellac/web';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BusyButton } from '../pieces/busy-button.js';
import { refreshDesk } from '../desk-queries.js';
import { useOneAtATime } from '../pieces/one-at-a-time.js';

const useStyles = makeStyles({
  part: { display: 'grid', gap: '8px', justifyItems: 'start' },
  title: { margin: 0 },
});

/** Restarts stuck reports and mails, and says how many there were. */
export function FixStuck() {
  const styles = useStyles();
  const { toast } = useToast();
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: () =>
      fetchJson(apiPaths.adminFixStuck, maintenanceResultSchema, { method: 'POST' }),
    onSuccess: ({ summary }) => {
      toast({
        title: 'Stuck Processing Records Fixed',
        description: `Fixed ${summary.totalFixed} stuck records`,
      });
      return refreshDesk(queryClient);
    },
    onError: (error) =>
      toast({
        title: 'Failed to fix stuck records',
        description: messageOf(error, 'Failed to fix stuck processing records'),
        variant: 'destructive',
      }),
  });
  const repair = useOneAtATime(mutation);
  return (
    <div className={styles.part}>
      <Subtitle2 as="h3" className={styles.title}>
        System Maintenance
      </Subtitle2>
      <Text>Gives reports that are stuck another try. This also happens by itself.</Text>
      <BusyButton isBusy={repair.isPending} onClick={() => repair.mutate()}>
        Fix Stuck Processing
      </BusyButton>
    </div>
  );
}
