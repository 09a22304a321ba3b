import { makeStyles, Subtitle2, Switch } from '@fluentui/react-components';
import { ErrorAlert, messageOf } from '@ellac/web';
import { useQuery } from '@tanstack/react-query';
import { Card } from '../pieces/card.js';
import { FixStuck } from '../maintenance/fix-stuck.js';
import { useScrollToSettings } from './use-scroll-to-settings.js';
import { exampleDataSetting, useUpdateExampleData } from './example-data-setting.js';

const useStyles = makeStyles({
  card: { scrollMarginTop: 'calc(var(--bar) + 16px)' },
  // The navigation focuses the heading, and it is not a control, so it shows no focus ring.
  title: { margin: 0, outlineStyle: 'none' },
  toggle: { marginInlineStart: '-8px' },
});

/** What coaches decide for everyone; it waits for what stands above it, if the address leads to it. */
export function SettingsCard({ isAboveThere }: { readonly isAboveThere: boolean }) {
  const styles = useStyles();
  const card = useScrollToSettings(isAboveThere);
  const setting = useQuery(exampleDataSetting);
  const update = useUpdateExampleData();
  // Optimistic: while the request is pending, the toggle shows the requested value.
  const shown = update.isPending ? update.variables : setting.data;
  return (
    <div ref={card} className={styles.card}>
      <Card role="region" aria-labelledby="settings">
        <Subtitle2 as="h2" id="settings" tabIndex={-1} className={styles.title}>
          Settings
        </Subtitle2>
        {setting.isError ? (
          <ErrorAlert
            message={messageOf(setting.error, 'The settings cannot be shown right now.')}
            action={{ label: 'Try again', onClick: () => void setting.refetch() }}
          />
        ) : (
          <Switch
            className={styles.toggle}
            label="Show owners the “Fill Example Data” button"
            disabled={shown === undefined}
            checked={shown?.enabled ?? false}
            onChange={(_, { checked }) => {
              if (!update.isPending) update.mutate({ enabled: checked });
            }}
          />
        )}
        <FixStuck />
      </Card>
    </div>
  );
}
