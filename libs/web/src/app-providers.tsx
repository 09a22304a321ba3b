import { FluentProvider, makeStyles } from '@fluentui/react-components';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { createQueryClient } from './query-client.js';
import { useColorTheme } from './theme.js';
import { ToastHost } from './toasts.js';

// Fluent gives this class to its portals too: with a height, an open toast would cover the page and
// take every click.
const useStyles = makeStyles({ root: { backgroundColor: 'transparent' } });

/** Theme, data and toasts: what stands around every micro-frontend. */
export function AppProviders({ children }: { children: ReactNode }) {
  const styles = useStyles();
  const theme = useColorTheme();
  const [queryClient] = useState(createQueryClient);
  return (
    <FluentProvider theme={theme} className={styles.root}>
      <QueryClientProvider client={queryClient}>
        {children}
        <ToastHost />
      </QueryClientProvider>
    </FluentProvider>
  );
}
