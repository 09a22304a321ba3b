import { FluentProvider, makeStyles } from '@fluentui/react-components';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createQueryClient } from './query-client.js';
import { useColorTheme } from './theme/color-theme.js';
import { ToastHost } from './toasts/toast-host.js';

// Fluent gives this class to its portals too: with a height, an open toast would cover the page and
// take every click.
const useStyles = makeStyles({ root: { backgroundColor: 'transparent' } });

/** Theme, data and toasts: the providers around every micro-frontend. */
export function AppProviders({ children }: { children: ReactNode }) {
  const styles = useStyles();
  const theme = useColorTheme();
  return (
    <FluentProvider theme={theme} className={styles.root}>
      <AppServices>{children}</AppServices>
    </FluentProvider>
  );
}

interface AppServicesProps {
  readonly children: ReactNode;
  /** Where toasts are shown, if not below the app. */
  readonly toastLayer?: Element;
}

/** Data and toasts, for an app that gets its theme elsewhere. */
export function AppServices({ children, toastLayer }: AppServicesProps) {
  const [queryClient] = useState(createQueryClient);
  const toasts = <ToastHost />;
  return (
    <QueryClientProvider client={queryClient}>
      {children}
      {toastLayer === undefined ? toasts : createPortal(toasts, toastLayer)}
    </QueryClientProvider>
  );
}
